import { findNetwork } from '@coinlane/chains/networks';

import { supportsFixedRate } from '../assets/currency.ts';
import type { Currency } from '../assets/currency.ts';

const STABLE = /^(?:usdt|usdc|dai|fdusd|tusd|pyusd|usde|usds|eurc|eurs)$/;
const ANONYMOUS: readonly string[] = ['xmr', 'zano', 'firo'];
/** The currencies that most visitors look for, in display order. */
export const FEATURED: readonly string[] = [
  'btc',
  'eth',
  'usdttrc20',
  'usdterc20',
  'usdcerc20',
  'sol',
  'ltc',
  'xmr',
  'trx',
  'xrp',
];

const rankOf = ({ legacyTicker }: Currency): number => {
  const at = FEATURED.indexOf(legacyTicker);
  return at === -1 ? FEATURED.length : at;
};

/** Sorts popular currencies first, then by name. */
export const sortCurrencies = (currencies: Iterable<Currency>): readonly Currency[] =>
  [...currencies].sort(
    (one, other) => rankOf(one) - rankOf(other) || one.ticker.localeCompare(other.ticker, 'en'),
  );

/** Memo or tag of a currency's network. Null: none. */
export const extraIdOf = ({ network }: Currency) => findNetwork(network)?.extraId ?? null;

const factsOf = (currency: Currency) => {
  const { ticker, name, network, legacyTicker } = currency;
  return {
    ticker,
    name,
    network,
    legacyTicker,
    image: '',
    hasExternalId: extraIdOf(currency) !== null,
    isFiat: false,
    featured: FEATURED.includes(legacyTicker),
    isStable: STABLE.test(ticker),
    supportsFixedRate: supportsFixedRate(currency),
  };
};

/** Decimals of a token's contract. Null: no provider reports them, or the providers disagree. */
const contractDecimals = ({ contract, providers }: Currency): number | null => {
  const stated = new Set([...providers.values()].flatMap(({ decimals }) => decimals ?? []));
  const [decimals = null] = stated;
  return contract === null || stated.size > 1 ? null : decimals;
};

/** Row of `GET /v2/exchange/currencies` (api contract §3.1). */
export const wireCurrency = (currency: Currency) => ({
  ...factsOf(currency),
  tokenContract: currency.contract,
  decimals: contractDecimals(currency),
  isExtraIdSupported: extraIdOf(currency) !== null,
  isAnonymous: ANONYMOUS.includes(currency.ticker),
  buy: true,
  sell: true,
});

/** Row of `GET /v1/currencies`, whose ticker includes the network (api contract §2.1). */
export const wireOlderCurrency = (currency: Currency) => ({
  ...factsOf(currency),
  ticker: currency.legacyTicker,
});

const NO_EXPLORER = { address: null, transaction: null };

/** `GET /v1/currencies/{ticker}` (api contract §2.3). */
export const wireCurrencyInfo = (currency: Currency) => {
  const extraId = extraIdOf(currency);
  const { address, transaction } = findNetwork(currency.network)?.explorer ?? NO_EXPLORER;
  return {
    ...wireOlderCurrency(currency),
    currentTicker: currency.ticker,
    warnings: { from: [], to: [] },
    isAnonymous: ANONYMOUS.includes(currency.ticker),
    externalIdName: extraId?.name ?? null,
    regex: null,
    regexTag: extraId?.pattern ?? null,
    addressExplorerMask: address,
    transactionExplorerMask: transaction,
  };
};
