import { readFileSync } from 'node:fs';

/**
 * Accessible names of the exchange, as listed in e2e/DESIGN.md. Journeys in other languages read theirs from the locale
 * files.
 */
export type ExchangeNames = {
  /** Amount to send, in English also of money to pay. */
  readonly youSend: string | RegExp;
  readonly youGet: string;
  readonly chooseFrom: string;
  readonly chooseTo: string;
  readonly picker: string;
  readonly search: string;
  readonly rateMode: string;
  readonly floating: string;
  readonly fixed: string;
  readonly offers: string;
  readonly recipient: string;
  readonly refund: string;
  readonly email: string;
  readonly optional: string | RegExp;
  /** Button of the form, in English of every kind of exchange. */
  readonly review: string | RegExp;
  /** Button of the review that creates the order. */
  readonly createOrder: string | RegExp;
  readonly depositAddress: string;
  readonly copyAddress: string;
  readonly qrCode: string;
  readonly transactionId: string;
  readonly progress: string;
};

export const ENGLISH: ExchangeNames = {
  youSend: /^You (send|pay)$/,
  youGet: 'You get',
  chooseFrom: 'Choose currency to send',
  chooseTo: 'Choose currency to receive',
  picker: 'Choose currency',
  search: 'Search currency',
  rateMode: 'Rate mode',
  floating: 'Floating rate',
  fixed: 'Fixed rate',
  offers: 'Offers',
  recipient: 'Recipient wallet address',
  refund: 'Refund wallet address',
  email: 'E-mail',
  optional: /^(Refund address \(|Refund address and|E-mail \(optional\))/,
  review: /^Review (exchange|purchase|sale)$/,
  createOrder: /^(Create order|Continue to payment|Confirm sale|Check again)$/,
  depositAddress: 'Deposit address',
  copyAddress: 'Copy deposit address',
  qrCode: 'Deposit QR code',
  transactionId: 'Transaction ID',
  progress: 'Progress',
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads texts of a package's locale file by dotted key. Throws if a key is missing. */
export const textsOf = (packageName: string, language: string): ((key: string) => string) => {
  const url = new URL(`../../${packageName}/locales/${language}.json`, import.meta.url);
  const texts: unknown = JSON.parse(readFileSync(url, 'utf8'));
  return (key) => {
    const text = key.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), texts);
    if (typeof text !== 'string')
      throw new Error(`${packageName}/locales/${language}.json has no text at ${key}`);
    return text;
  };
};

/** Names in another language, read from the product's own texts. */
export const namesIn = (language: string): ExchangeNames => {
  const text = textsOf('mfe-exchange', language);
  return {
    youSend: text('amount.send'),
    youGet: text('amount.receive'),
    chooseFrom: text('pair.chooseFrom'),
    chooseTo: text('pair.chooseTo'),
    picker: text('picker.title'),
    search: text('picker.search'),
    rateMode: text('rateMode.legend'),
    floating: text('rateMode.floating'),
    fixed: text('rateMode.fixed'),
    offers: text('offers.list'),
    recipient: text('details.recipient'),
    refund: text('details.refund'),
    email: text('details.email'),
    optional: text('details.optional'),
    review: text('review.start.crypto'),
    createOrder: text('review.create.crypto'),
    depositAddress: text('deposit.address'),
    copyAddress: text('deposit.copyAddress'),
    qrCode: text('deposit.qr'),
    transactionId: text('status.id'),
    progress: text('progress.title'),
  };
};
