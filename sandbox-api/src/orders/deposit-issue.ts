import Big from 'big.js';

import { CURRENCIES, findByTicker } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { wireNumber } from '../http/index.ts';
import { usdPriceAt } from '../market/index.ts';
import { DECISION_MS } from '../settings.ts';
import type { SeenOrder } from './order-desk.ts';
import type { Order } from './order.ts';
import { currencyOf } from './order-state.ts';
import type { Scenario } from './scenario.ts';

const KIND_OF: Partial<Record<Scenario, 'underpaid' | 'overpaid' | 'late' | 'wrong_asset'>> = {
  underpaid: 'underpaid',
  overpaid: 'overpaid',
  'late-deposit': 'late',
  'wrong-asset': 'wrong_asset',
};

const STAND_INS = ['ltc', 'btc'];
const SIGNIFICANT_DIGITS = 6;

const standIn = ({ ticker }: Currency): Currency => {
  const found = findByTicker(STAND_INS.find((other) => other !== ticker) ?? '');
  if (found === undefined) throw new Error('the catalogue lacks its first coins');
  return found;
};

/** What came in place of the currency agreed: another one of the same network, where there is one. */
const wrongAssetOf = (from: Currency): Currency =>
  CURRENCIES.find(
    ({ network, ticker, isFiat }) => network === from.network && ticker !== from.ticker && !isFiat,
  ) ?? standIn(from);

type Misdirected = { readonly currency: Currency; readonly amount: Big };

/** What came instead, and as much of it as the agreed amount was worth; null where nothing is wrong with the asset. */
export const misdirectedOf = (order: Order): Misdirected | null => {
  if (order.scenario !== 'wrong-asset') return null;
  const from = currencyOf(order.fromTicker);
  const currency = wrongAssetOf(from);
  const worth = usdPriceAt(from, order.createdAt) / usdPriceAt(currency, order.createdAt);
  const amount = new Big(order.expectedFrom).times(worth).prec(SIGNIFICANT_DIGITS, Big.roundDown);
  return { currency, amount };
};

/** Until when a choice may be made, as the wire has it; null where there is none. */
export const decideUntilOf = ({ state }: SeenOrder): string | null =>
  state.mayAct ? new Date(state.updatedAt + DECISION_MS).toISOString() : null;

/** What is wrong with the deposit, once it is there (api contract §9: per-deposit `issue`). */
export const depositIssueOf = (seen: SeenOrder) => {
  const kind = KIND_OF[seen.order.scenario];
  if (kind === undefined || seen.state.depositReceivedAt === null) return null;
  const misdirected = misdirectedOf(seen.order);
  return {
    kind,
    currency: misdirected?.currency.currentTicker ?? null,
    network: misdirected?.currency.network ?? null,
    amount: misdirected === null ? null : wireNumber(misdirected.amount),
    decideUntil: decideUntilOf(seen),
  };
};
