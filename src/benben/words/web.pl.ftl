### Words of the web pages.
