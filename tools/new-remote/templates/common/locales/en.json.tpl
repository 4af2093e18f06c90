{
  "title": "__TITLE__",
  "about": "This page is new, and there is nothing to do here yet.",
  "toExchange": "To the exchange",
  "notFound": {
    "title": "Page not found",
    "text": "Check the address, or start from the beginning.",
    "back": "To the beginning"
  }
}
