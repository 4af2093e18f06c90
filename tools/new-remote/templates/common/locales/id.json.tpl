{
  "title": "__TITLE__",
  "about": "Halaman ini masih baru dan belum ada yang bisa dilakukan di sini.",
  "toExchange": "Ke penukaran",
  "notFound": {
    "title": "Halaman ini tidak ada",
    "text": "Periksa alamatnya, atau mulai dari awal.",
    "back": "Kembali ke awal"
  }
}
