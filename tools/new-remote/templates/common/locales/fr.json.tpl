{
  "title": "__TITLE__",
  "about": "Cette page est nouvelle et il n’y a encore rien à y faire.",
  "toExchange": "Aller à l’échange",
  "notFound": {
    "title": "Cette page n’existe pas",
    "text": "Vérifiez l’adresse ou recommencez depuis le début.",
    "back": "Revenir au début"
  }
}
