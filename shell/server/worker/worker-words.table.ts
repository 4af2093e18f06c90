import type { Language } from '@coinlane/shared-contracts/values';

type Words = {
  readonly offline: {
    readonly title: string;
    readonly text: string;
    readonly retry: string;
    readonly known: string;
  };
  readonly notices: Readonly<Record<string, string>>;
};

/** What is said without a page: by a notice of the browser, and on the page for offline. Not among the texts of pages, which would carry them along. */
export const WORKER_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    offline: {
      title: 'You are offline',
      text: 'This page cannot be loaded without a connection. Your exchanges go on all the same; this page opens by itself when you are back online.',
      retry: 'Try again',
      known: 'What this browser last saw of your orders',
    },
    notices: {
      finished: 'Done: your coins have been sent.',
      confirming: 'Your deposit was seen and is being confirmed.',
      sending: 'Your coins are on their way.',
      verifying: 'Your exchange is on hold for a check.',
      failed: 'The exchange could not be made. Open the order to decide.',
      paid_failed: 'Your payment did not go through.',
      refunding: 'Your deposit is on its way back.',
      refunded: 'Your deposit was returned.',
      expired: 'The time for the deposit is over.',
      other: 'Something has changed with your exchange.',
    },
  },
  ru: {
    offline: {
      title: 'Нет подключения',
      text: 'Без подключения страница не загрузится. Ваши обмены при этом продолжаются; страница откроется сама, когда связь вернётся.',
      retry: 'Попробовать снова',
      known: 'Что браузер видел последним',
    },
    notices: {
      finished: 'Готово: монеты отправлены.',
      confirming: 'Депозит замечен и подтверждается.',
      sending: 'Монеты в пути.',
      verifying: 'Обмен остановлен для проверки.',
      failed: 'Обмен не состоялся. Откройте заявку, чтобы выбрать.',
      paid_failed: 'Платёж не прошёл.',
      refunding: 'Депозит возвращается.',
      refunded: 'Депозит возвращён.',
      expired: 'Срок внесения депозита истёк.',
      other: 'В вашем обмене есть изменения.',
    },
  },
  ko: {
    offline: {
      title: '오프라인 상태입니다',
      text: '연결 없이는 이 페이지를 불러올 수 없습니다. 교환은 그대로 진행되며, 다시 연결되면 페이지가 저절로 열립니다.',
      retry: '다시 시도',
      known: '이 브라우저가 마지막으로 확인한 주문',
    },
    notices: {
      finished: '완료: 코인을 보냈습니다.',
      confirming: '입금이 확인되어 승인을 기다리고 있습니다.',
      sending: '코인을 보내는 중입니다.',
      verifying: '확인을 위해 교환이 보류되었습니다.',
      failed: '교환하지 못했습니다. 주문을 열어 선택하세요.',
      paid_failed: '결제가 완료되지 않았습니다.',
      refunding: '입금액을 돌려보내는 중입니다.',
      refunded: '입금액이 반환되었습니다.',
      expired: '입금 기한이 지났습니다.',
      other: '교환에 변경이 있습니다.',
    },
  },
  pt: {
    offline: {
      title: 'Você está offline',
      text: 'Esta página não carrega sem conexão. Suas trocas continuam mesmo assim; a página abre sozinha quando a conexão voltar.',
      retry: 'Tentar de novo',
      known: 'O que este navegador viu por último',
    },
    notices: {
      finished: 'Pronto: suas moedas foram enviadas.',
      confirming: 'Seu depósito foi visto e está sendo confirmado.',
      sending: 'Suas moedas estão a caminho.',
      verifying: 'Sua troca aguarda uma verificação.',
      failed: 'A troca não pôde ser feita. Abra a ordem para decidir.',
      paid_failed: 'Seu pagamento não foi concluído.',
      refunding: 'Seu depósito está voltando.',
      refunded: 'Seu depósito foi devolvido.',
      expired: 'O prazo do depósito terminou.',
      other: 'Algo mudou na sua troca.',
    },
  },
  de: {
    offline: {
      title: 'Sie sind offline',
      text: 'Ohne Verbindung lässt sich diese Seite nicht laden. Ihre Tauschvorgänge laufen trotzdem weiter; die Seite öffnet sich von selbst, sobald Sie wieder online sind.',
      retry: 'Erneut versuchen',
      known: 'Was dieser Browser zuletzt gesehen hat',
    },
    notices: {
      finished: 'Fertig: Ihre Coins wurden gesendet.',
      confirming: 'Ihre Einzahlung wurde gesehen und wird bestätigt.',
      sending: 'Ihre Coins sind unterwegs.',
      verifying: 'Ihr Tausch wartet auf eine Prüfung.',
      failed: 'Der Tausch war nicht möglich. Öffnen Sie den Auftrag, um zu entscheiden.',
      paid_failed: 'Ihre Zahlung ist nicht durchgegangen.',
      refunding: 'Ihre Einzahlung ist auf dem Rückweg.',
      refunded: 'Ihre Einzahlung wurde zurückgesendet.',
      expired: 'Die Zeit für die Einzahlung ist abgelaufen.',
      other: 'Bei Ihrem Tausch hat sich etwas geändert.',
    },
  },
  es: {
    offline: {
      title: 'Está sin conexión',
      text: 'Esta página no se puede cargar sin conexión. Sus intercambios siguen igualmente; la página se abre sola cuando vuelva la conexión.',
      retry: 'Reintentar',
      known: 'Lo último que vio este navegador',
    },
    notices: {
      finished: 'Listo: sus monedas se han enviado.',
      confirming: 'Su depósito se ha visto y se está confirmando.',
      sending: 'Sus monedas están en camino.',
      verifying: 'Su intercambio espera una comprobación.',
      failed: 'No se pudo hacer el intercambio. Abra la orden para decidir.',
      paid_failed: 'Su pago no se ha completado.',
      refunding: 'Su depósito está de vuelta.',
      refunded: 'Su depósito se ha devuelto.',
      expired: 'El plazo del depósito ha terminado.',
      other: 'Algo ha cambiado en su intercambio.',
    },
  },
  fr: {
    offline: {
      title: 'Vous êtes hors ligne',
      text: 'Cette page ne peut pas se charger sans connexion. Vos échanges continuent malgré tout ; la page s’ouvre d’elle-même au retour de la connexion.',
      retry: 'Réessayer',
      known: 'Ce que ce navigateur a vu en dernier',
    },
    notices: {
      finished: 'Terminé : vos fonds ont été envoyés.',
      confirming: 'Votre dépôt a été vu et est en cours de confirmation.',
      sending: 'Vos fonds sont en route.',
      verifying: 'Votre échange attend une vérification.',
      failed: 'L’échange n’a pas pu se faire. Ouvrez l’ordre pour décider.',
      paid_failed: 'Votre paiement n’a pas abouti.',
      refunding: 'Votre dépôt est en route vers vous.',
      refunded: 'Votre dépôt a été renvoyé.',
      expired: 'Le délai du dépôt est terminé.',
      other: 'Votre échange a changé.',
    },
  },
  ja: {
    offline: {
      title: 'オフラインです',
      text: '接続がないため、このページを表示できません。交換はそのまま進みます。接続が戻ると自動的に開きます。',
      retry: 'もう一度試す',
      known: 'このブラウザーが最後に確認した注文',
    },
    notices: {
      finished: '完了：コインを送りました。',
      confirming: '入金が確認され、承認を待っています。',
      sending: 'コインを送っています。',
      verifying: '確認のため交換を保留しています。',
      failed: '交換できませんでした。注文を開いてお選びください。',
      paid_failed: '支払いが完了しませんでした。',
      refunding: '入金を返金しています。',
      refunded: '入金を返金しました。',
      expired: '入金の期限が過ぎました。',
      other: '交換に変化がありました。',
    },
  },
  id: {
    offline: {
      title: 'Anda sedang luring',
      text: 'Halaman ini tidak bisa dimuat tanpa koneksi. Penukaran Anda tetap berjalan; halaman terbuka sendiri saat Anda kembali daring.',
      retry: 'Coba lagi',
      known: 'Pesanan yang terakhir dilihat peramban ini',
    },
    notices: {
      finished: 'Selesai: koin Anda sudah dikirim.',
      confirming: 'Setoran Anda terlihat dan sedang dikonfirmasi.',
      sending: 'Koin Anda dalam perjalanan.',
      verifying: 'Penukaran Anda ditahan untuk pemeriksaan.',
      failed: 'Penukaran gagal. Buka pesanan untuk memilih.',
      paid_failed: 'Pembayaran Anda tidak berhasil.',
      refunding: 'Setoran Anda sedang dikembalikan.',
      refunded: 'Setoran Anda sudah dikembalikan.',
      expired: 'Waktu setoran sudah habis.',
      other: 'Ada perubahan pada penukaran Anda.',
    },
  },
};
