import * as t from 'io-ts';

import { findByTicker, findByTickerAndNetwork, isFixedRatePair, isPair } from '../currencies/index.ts';
import type { Currency } from '../currencies/index.ts';
import { notValidParam, Refusal, RequiredText, Text } from '../http/index.ts';
import type { Flow, Pair } from './terms.ts';

/** Pair parameters of v2, v1.1 and the account API. Without a network, the ticker is a legacy one. */
export const PairParams = t.type(
  { fromCurrency: RequiredText, toCurrency: RequiredText, fromNetwork: Text, toNetwork: Text },
  'PairParams',
);
type PairParams = t.TypeOf<typeof PairParams>;

const currencyOrRefuse = (field: string, found: Currency | undefined): Currency => {
  if (found === undefined) throw notValidParam(field, 'is not a known currency');
  return found;
};

const tradedOrRefuse = (pair: Pair): Pair => {
  if (!isPair(pair.from, pair.to))
    throw new Refusal(400, { error: 'pair_is_inactive', message: 'Pair is inactive' });
  return pair;
};

/** Pair of current tickers and networks. Refuses unknown currencies and inactive pairs. */
export const pairOfParams = ({ fromCurrency, fromNetwork, toCurrency, toNetwork }: PairParams): Pair =>
  tradedOrRefuse({
    from: currencyOrRefuse('fromCurrency', findByTickerAndNetwork(fromCurrency, fromNetwork)),
    to: currencyOrRefuse('toCurrency', findByTickerAndNetwork(toCurrency, toNetwork)),
  });

/** Pair of two legacy tickers. */
export const pairOfTickers = (from: string, to: string): Pair =>
  tradedOrRefuse({
    from: currencyOrRefuse('from', findByTicker(from)),
    to: currencyOrRefuse('to', findByTicker(to)),
  });

/** Pair of a slug such as `btc_eth`. */
export const pairOfSlug = (slug: string): Pair => {
  const [from = '', to = '', ...rest] = slug.split('_');
  if (to === '' || rest.length > 0) throw notValidParam('pair', 'is not of the form from_to');
  return pairOfTickers(from, to);
};

/** Refuses a fixed rate for a pair without one (api contract §1). */
export const withRateMode = (pair: Pair, flow: Flow): Pair => {
  if (flow === 'fixed-rate' && !isFixedRatePair(pair.from, pair.to)) {
    throw new Refusal(400, {
      error: 'not_valid_fixed_rate_pair',
      message: 'The rate of this pair cannot be held',
    });
  }
  return pair;
};
