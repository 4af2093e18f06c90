import type { Currency } from '../currencies/index.ts';
import { findByTicker } from '../currencies/index.ts';
import { notValidParam } from '../http/index.ts';

/** Coin of a ticker. Refuses fiat and unknown tickers, with the field. */
export const coinOrRefuse = (ticker: string, field = 'currency'): Currency => {
  const currency = findByTicker(ticker);
  if (currency === undefined) throw notValidParam(field, 'is not a known currency');
  if (currency.isFiat) throw notValidParam(field, 'is fiat money');
  return currency;
};
