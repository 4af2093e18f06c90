{
  "title": "__TITLE__",
  "about": "Esta página é nova e ainda não há nada para fazer aqui.",
  "toExchange": "Ir para a troca",
  "notFound": {
    "title": "Esta página não existe",
    "text": "Verifique o endereço ou comece do início.",
    "back": "Voltar ao início"
  }
}
