import { FIATS } from '../../../currency/domain/currency';
import type { ExchangeKind } from '../../../currency/domain/currency';
import type { Transaction, TransactionLeg } from './transaction';

/** Whether a side of an order is fiat: its network equals its ticker. */
export const isFiat = ({
  displayTicker,
  network,
}: Pick<TransactionLeg, 'displayTicker' | 'network'>): boolean =>
  network === displayTicker && FIATS.includes(network);

/** Kind of an order: buys coins with fiat, sells coins for fiat, or exchanges coins. */
export const orderKindOf = ({ payin, payout }: Pick<Transaction, 'payin' | 'payout'>): ExchangeKind => {
  if (isFiat(payin)) return 'buy';
  return isFiat(payout) ? 'sell' : 'crypto';
};
