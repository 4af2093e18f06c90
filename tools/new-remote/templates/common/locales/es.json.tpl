{
  "title": "__TITLE__",
  "about": "Esta página es nueva y todavía no hay nada que hacer aquí.",
  "toExchange": "Ir al intercambio",
  "notFound": {
    "title": "Esta página no existe",
    "text": "Compruebe la dirección o vuelva a empezar.",
    "back": "Volver al principio"
  }
}
