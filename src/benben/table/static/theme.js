// Before the first paint: the theme the reader chose last.
const remembered = localStorage.getItem("benben-theme");
if (remembered === "light" || remembered === "dark") document.documentElement.dataset.theme = remembered;
