{
  "title": "__TITLE__",
  "about": "Diese Seite ist neu, und hier gibt es noch nichts zu tun.",
  "toExchange": "Zum Tausch",
  "notFound": {
    "title": "Diese Seite gibt es nicht",
    "text": "Prüfen Sie die Adresse oder beginnen Sie von vorn.",
    "back": "Zum Anfang"
  }
}
