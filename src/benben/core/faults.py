"""What can go wrong between a choice and the rules."""


class IllegalChoice(ValueError):
    """A choice that is not among the legal ones."""


class DeadEnd(AssertionError):
    """A mandatory decision without options: a fault of the rules."""
