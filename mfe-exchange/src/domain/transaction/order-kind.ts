import { FIATS } from '../currency';
import type { ExchangeKind } from '../currency';
import type { Transaction, TransactionLeg } from './transaction';

/** Whether a side of an order is fiat money: its network is its own ticker. */
export const isFiat = ({
  displayTicker,
  network,
}: Pick<TransactionLeg, 'displayTicker' | 'network'>): boolean =>
  network === displayTicker && FIATS.includes(network);

/** Whether an order buys coins with fiat money, sells them for it, or exchanges coins. */
export const orderKindOf = ({ payin, payout }: Pick<Transaction, 'payin' | 'payout'>): ExchangeKind => {
  if (isFiat(payin)) return 'buy';
  return isFiat(payout) ? 'sell' : 'crypto';
};
