import { compareAmounts, isPositive } from '../amount';
import { usdOf } from '../portfolio';
import type { Asset } from '../portfolio';
import type { TradeDraft } from './trade';

/** Spec §9 "Calculator defaults": btc → eth. */
const FIRST = 'btc';
const SECOND = 'eth';

const richest = (assets: readonly Asset[]): string | undefined =>
  assets
    .filter(({ available }) => isPositive(available))
    .toSorted((one, other) => compareAmounts(usdOf(other), usdOf(one)))[0]?.currency;

/** Fills in what the URL does not specify. Default: from the largest balance to another currency. */
export const startingDraft = (asked: TradeDraft, assets: readonly Asset[]): TradeDraft => {
  const from = asked.from === '' ? (richest(assets) ?? FIRST) : asked.from;
  const usual = from === SECOND ? FIRST : SECOND;
  return { ...asked, from, to: asked.to === '' ? usual : asked.to };
};

const TICKER = /^[a-z0-9]{1,40}$/;

const tickerIn = (text: string | null): string => {
  const ticker = (text ?? '').toLowerCase();
  return TICKER.test(ticker) ? ticker : '';
};

/** Parses a URL query such as `?from=btc&to=eth`. */
export const draftAt = (search: string): TradeDraft => {
  const query = new URLSearchParams(search);
  return { from: tickerIn(query.get('from')), to: tickerIn(query.get('to')), typed: '' };
};
