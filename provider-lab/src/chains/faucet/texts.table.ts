/** Texts of the faucet page, in the languages of the site. */
export type FaucetTexts = {
  readonly title: string;
  readonly badge: string;
  readonly lead: string;
  readonly coin: string;
  readonly amount: string;
  readonly address: string;
  readonly hint: string;
  readonly send: string;
  readonly badAmount: string;
  readonly badAddress: string;
  readonly sent: string;
  readonly waiting: string;
  readonly inBlock: string;
  readonly transaction: string;
  readonly more: string;
};

const en: FaucetTexts = {
  title: 'Get test coins',
  badge: 'Test coins without value',
  lead: 'These coins exist only on the local chains of this machine. Send them to a wallet, or to the deposit address of an order.',
  coin: 'Coin',
  amount: 'Amount',
  address: 'Recipient',
  hint: 'An address of your wallet, or the deposit address of an order.',
  send: 'Send test coins',
  badAmount: 'Enter an amount above zero and up to {most}.',
  badAddress: 'Enter a valid address of this network.',
  sent: 'Sending {amount} to',
  waiting: 'Waiting for the next block',
  inBlock: 'In block {block}',
  transaction: 'Transaction',
  more: 'Send more',
};

export const TEXTS: Readonly<Record<string, FaucetTexts>> = {
  en,
  de: {
    title: 'Testcoins erhalten',
    badge: 'Testcoins ohne Wert',
    lead: 'Diese Coins gibt es nur auf den lokalen Chains dieses Rechners. Senden Sie sie an eine Wallet oder an die Einzahlungsadresse eines Auftrags.',
    coin: 'Coin',
    amount: 'Betrag',
    address: 'Empfänger',
    hint: 'Eine Adresse Ihrer Wallet oder die Einzahlungsadresse eines Auftrags.',
    send: 'Testcoins senden',
    badAmount: 'Geben Sie einen Betrag über null und bis {most} ein.',
    badAddress: 'Geben Sie eine gültige Adresse dieses Netzwerks ein.',
    sent: '{amount} werden gesendet an',
    waiting: 'Wartet auf den nächsten Block',
    inBlock: 'In Block {block}',
    transaction: 'Transaktion',
    more: 'Weitere senden',
  },
  es: {
    title: 'Obtener monedas de prueba',
    badge: 'Monedas de prueba sin valor',
    lead: 'Estas monedas solo existen en las cadenas locales de este equipo. Envíalas a un monedero o a la dirección de depósito de una orden.',
    coin: 'Moneda',
    amount: 'Importe',
    address: 'Destinatario',
    hint: 'Una dirección de tu monedero o la dirección de depósito de una orden.',
    send: 'Enviar monedas de prueba',
    badAmount: 'Introduce un importe mayor que cero y de {most} como máximo.',
    badAddress: 'Introduce una dirección válida de esta red.',
    sent: 'Enviando {amount} a',
    waiting: 'A la espera del próximo bloque',
    inBlock: 'En el bloque {block}',
    transaction: 'Transacción',
    more: 'Enviar más',
  },
  fr: {
    title: 'Obtenir des jetons de test',
    badge: 'Jetons de test sans valeur',
    lead: 'Ces jetons n’existent que sur les chaînes locales de cette machine. Envoyez-les à un portefeuille ou à l’adresse de dépôt d’un ordre.',
    coin: 'Cryptomonnaie',
    amount: 'Montant',
    address: 'Destinataire',
    hint: 'Une adresse de votre portefeuille ou l’adresse de dépôt d’un ordre.',
    send: 'Envoyer les jetons de test',
    badAmount: 'Saisissez un montant supérieur à zéro, jusqu’à {most}.',
    badAddress: 'Saisissez une adresse valide de ce réseau.',
    sent: 'Envoi de {amount} à',
    waiting: 'En attente du prochain bloc',
    inBlock: 'Dans le bloc {block}',
    transaction: 'Transaction',
    more: 'Envoyer encore',
  },
  pt: {
    title: 'Obter moedas de teste',
    badge: 'Moedas de teste sem valor',
    lead: 'Estas moedas existem apenas nas redes locais desta máquina. Envie-as para uma carteira ou para o endereço de depósito de uma ordem.',
    coin: 'Moeda',
    amount: 'Valor',
    address: 'Destinatário',
    hint: 'Um endereço da sua carteira ou o endereço de depósito de uma ordem.',
    send: 'Enviar moedas de teste',
    badAmount: 'Informe um valor acima de zero e de até {most}.',
    badAddress: 'Informe um endereço válido desta rede.',
    sent: 'Enviando {amount} para',
    waiting: 'Aguardando o próximo bloco',
    inBlock: 'No bloco {block}',
    transaction: 'Transação',
    more: 'Enviar mais',
  },
  ru: {
    title: 'Получить тестовые монеты',
    badge: 'Тестовые монеты без ценности',
    lead: 'Эти монеты существуют только в локальных сетях этого компьютера. Отправьте их на кошелёк или на адрес депозита заявки.',
    coin: 'Монета',
    amount: 'Сумма',
    address: 'Получатель',
    hint: 'Адрес вашего кошелька или адрес депозита заявки.',
    send: 'Отправить тестовые монеты',
    badAmount: 'Введите сумму больше нуля и не больше {most}.',
    badAddress: 'Введите действительный адрес этой сети.',
    sent: 'Отправляем {amount} на адрес',
    waiting: 'Ожидание следующего блока',
    inBlock: 'В блоке {block}',
    transaction: 'Транзакция',
    more: 'Отправить ещё',
  },
  ja: {
    title: 'テストコインを受け取る',
    badge: '価値のないテストコイン',
    lead: 'これらのコインは、このコンピューターのローカルチェーンにのみ存在します。ウォレット、または注文の入金アドレスに送れます。',
    coin: 'コイン',
    amount: '数量',
    address: '送金先',
    hint: 'ウォレットのアドレス、または注文の入金アドレス。',
    send: 'テストコインを送る',
    badAmount: '0より大きく{most}以下の数量を入力してください。',
    badAddress: 'このネットワークの有効なアドレスを入力してください。',
    sent: '{amount}を次の宛先に送金中',
    waiting: '次のブロックを待っています',
    inBlock: 'ブロック{block}に記録済み',
    transaction: 'トランザクション',
    more: 'さらに送る',
  },
  ko: {
    title: '테스트 코인 받기',
    badge: '가치가 없는 테스트 코인',
    lead: '이 코인은 이 컴퓨터의 로컬 체인에만 존재합니다. 지갑이나 주문의 입금 주소로 보낼 수 있습니다.',
    coin: '코인',
    amount: '수량',
    address: '받는 주소',
    hint: '지갑 주소 또는 주문의 입금 주소입니다.',
    send: '테스트 코인 보내기',
    badAmount: '0보다 크고 {most} 이하인 수량을 입력하세요.',
    badAddress: '이 네트워크의 올바른 주소를 입력하세요.',
    sent: '{amount} 보내는 중',
    waiting: '다음 블록을 기다리는 중',
    inBlock: '블록 {block}에 포함됨',
    transaction: '트랜잭션',
    more: '더 보내기',
  },
  id: {
    title: 'Dapatkan koin uji',
    badge: 'Koin uji tanpa nilai',
    lead: 'Koin ini hanya ada di rantai lokal pada komputer ini. Kirim ke dompet atau ke alamat deposit sebuah pesanan.',
    coin: 'Koin',
    amount: 'Jumlah',
    address: 'Penerima',
    hint: 'Alamat dompet Anda, atau alamat deposit sebuah pesanan.',
    send: 'Kirim koin uji',
    badAmount: 'Masukkan jumlah di atas nol hingga {most}.',
    badAddress: 'Masukkan alamat jaringan ini yang valid.',
    sent: 'Mengirim {amount} ke',
    waiting: 'Menunggu blok berikutnya',
    inBlock: 'Di blok {block}',
    transaction: 'Transaksi',
    more: 'Kirim lagi',
  },
};

/** Texts in the first requested language that exists, otherwise in English. */
export const textsFor = (
  requested: readonly string[],
): { readonly language: string; readonly texts: FaucetTexts } => {
  const language =
    requested.map((code) => code.slice(0, 2).toLowerCase()).find((code) => code in TEXTS) ?? 'en';
  return { language, texts: TEXTS[language] ?? en };
};
