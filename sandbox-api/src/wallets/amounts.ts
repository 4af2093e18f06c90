import type { Currency } from '../currencies/index.ts';
import { findByTicker } from '../currencies/index.ts';
import { notValidParam } from '../http/index.ts';

/** The coin of a ticker; refuses fiat and what nobody knows, naming the field. */
export const coinOrRefuse = (ticker: string, field = 'currency'): Currency => {
  const currency = findByTicker(ticker);
  if (currency === undefined) throw notValidParam(field, 'is no known currency');
  if (currency.isFiat) throw notValidParam(field, 'is fiat money');
  return currency;
};
