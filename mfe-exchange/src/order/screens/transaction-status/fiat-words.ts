import type { TextKey } from '@coinlane/shared-ui/i18n';

import type { ExchangeKind } from '../../../currency/domain/currency';
import { orderKindOf } from '../../domain/transaction';
import type { OrderState, Transaction } from '../../domain/transaction';

type Key = TextKey<'exchange'>;
type OwnKeys = Readonly<Partial<Record<`${ExchangeKind}.${OrderState}`, Key>>>;

/** States whose text mentions a deposit or a wallet, which purchases and sales do not have. */
const TITLES: OwnKeys = {
  'buy.new': 'fiat.buy.new.title',
  'buy.waiting': 'fiat.buy.waiting.title',
  'buy.exchanging': 'fiat.buy.exchanging.title',
  'buy.failed': 'fiat.buy.failed.title',
  'buy.refunding': 'fiat.buy.refunding.title',
  'buy.refunded': 'fiat.buy.refunded.title',
  'buy.expired': 'fiat.buy.expired.title',
  'sell.waiting': 'fiat.sell.waiting.title',
  'sell.exchanging': 'fiat.sell.exchanging.title',
  'sell.sending': 'fiat.sell.sending.title',
  'sell.finished': 'fiat.sell.finished.title',
  'sell.failed': 'fiat.sell.failed.title',
};

const TEXTS: OwnKeys = {
  'buy.new': 'fiat.buy.new.text',
  'buy.waiting': 'fiat.buy.waiting.text',
  'buy.exchanging': 'fiat.buy.exchanging.text',
  'buy.processing': 'fiat.buy.processing.text',
  'buy.failed': 'fiat.buy.failed.text',
  'buy.refunding': 'fiat.buy.refunding.text',
  'buy.refunded': 'fiat.buy.refunded.text',
  'buy.expired': 'fiat.buy.expired.text',
  'buy.verifying': 'fiat.buy.verifying.text',
  'sell.waiting': 'fiat.sell.waiting.text',
  'sell.exchanging': 'fiat.sell.exchanging.text',
  'sell.sending': 'fiat.sell.sending.text',
};

/** Titles of a payout to a card. */
const CARD_TITLES: OwnKeys = {
  'sell.sending': 'fiat.sell.card.sending',
  'sell.finished': 'fiat.sell.card.sent',
};

const TRANSFERS: readonly (string | null)[] = ['bank-transfer', 'instant-transfer'];

/** Text of a payment that is being processed, by payment method. Undefined: unknown. */
const payingText = ({ paymentKind }: Transaction): Key | undefined => {
  if (paymentKind === 'bank-transfer') return 'fiat.buy.paying.transfer';
  return paymentKind === null || TRANSFERS.includes(paymentKind) ? undefined : 'fiat.buy.paying.card';
};

/** Title of a state of a purchase or sale. Undefined: the same as for an exchange of coins. */
export const fiatTitle = (transaction: Transaction, state: OrderState): Key | undefined => {
  const key = `${orderKindOf(transaction)}.${state}` as const;
  return (transaction.paymentKind === 'card' ? CARD_TITLES[key] : undefined) ?? TITLES[key];
};

/** Sentence for a state of a purchase or sale. Undefined: the same as for an exchange of coins. */
export const fiatText = (transaction: Transaction, state: OrderState): Key | undefined => {
  const kind = orderKindOf(transaction);
  if (kind === 'sell' && state === 'sending' && transaction.paymentKind === 'card') return undefined;
  return state === 'paying' ? payingText(transaction) : TEXTS[`${kind}.${state}`];
};

const HEADINGS = {
  crypto: 'status.title',
  buy: 'fiat.title.buy',
  sell: 'fiat.title.sell',
} as const satisfies Readonly<Record<ExchangeKind, Key>>;

/** Key of the heading of an order: "Buy BTC with USD". */
export const headingKey = (transaction: Pick<Transaction, 'payin' | 'payout'>) =>
  HEADINGS[orderKindOf(transaction)];

/** Terms for the amount that the user pays or sends, by its meaning. */
export const sentTerms = (transaction: Transaction) =>
  orderKindOf(transaction) === 'buy'
    ? ({
        moved: 'fiat.facts.paid',
        agreed: 'fiat.facts.pay',
        estimated: 'fiat.facts.pay',
        lapsed: 'fiat.facts.lapsed',
      } as const)
    : ({
        moved: 'facts.sent',
        agreed: 'facts.send',
        estimated: 'facts.send',
        lapsed: 'facts.sendLapsed',
      } as const);

const STEPS: Readonly<Record<ExchangeKind, Readonly<Partial<Record<string, Key>>>>> = {
  crypto: {},
  buy: {
    deposit: 'fiat.progress.buy.deposit',
    confirmation: 'fiat.progress.buy.confirmation',
    exchange: 'fiat.progress.buy.exchange',
    payout: 'fiat.progress.buy.payout',
  },
  sell: { exchange: 'fiat.progress.sell.exchange', payout: 'fiat.progress.sell.payout' },
};

/** Name of a step of the progress. */
export const stepKey = (
  transaction: Transaction,
  name: 'deposit' | 'confirmation' | 'exchange' | 'payout',
): Key => STEPS[orderKindOf(transaction)][name] ?? `progress.${name}`;

const AGAIN = {
  buy: { again: 'fiat.again.buy', newExchange: 'fiat.again.newBuy' },
  sell: { again: 'fiat.again.sell', newExchange: 'fiat.again.newSell' },
  crypto: { again: 'status.again', newExchange: 'status.newExchange' },
} as const;

/** Label of the link to the next order of the same pair. */
export const againKey = (
  transaction: Pick<Transaction, 'payin' | 'payout'>,
  label: 'again' | 'newExchange' | 'otherPayment',
): Key => (label === 'otherPayment' ? 'status.otherPayment' : AGAIN[orderKindOf(transaction)][label]);
