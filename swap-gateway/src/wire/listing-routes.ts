import { findNetwork } from '@coinlane/chains/networks';
import type { FastifyInstance } from 'fastify';

import { lookUp } from '@coinlane/shared-contracts/values';

import { supportsFixedRate } from '../assets/currency.ts';
import type { Currency } from '../assets/currency.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { isPair } from './currency-routes.ts';
import { decodeRequest, LinkField } from './request-fields.ts';
import { FEATURED, sortCurrencies } from './wire-currencies.ts';

/** Links of currencies that other pages of the site link to. Other currencies use their ticker. */
const LINKS: Readonly<Record<string, string>> = {
  btc: 'bitcoin',
  eth: 'ethereum',
  usdttrc20: 'tether-trc20',
  usdterc20: 'tether-erc20',
  usdcerc20: 'usd-coin-erc20',
  sol: 'solana',
  ltc: 'litecoin',
  xmr: 'monero',
  trx: 'tron',
  xrp: 'ripple',
};

const linkOf = ({ legacyTicker }: Currency): string => lookUp(LINKS, legacyTicker) ?? legacyTicker;

const isFeatured = ({ legacyTicker }: Currency): boolean => FEATURED.includes(legacyTicker);

/** A provider without names repeats the ticker. A native coin then has the name of the network. */
const nameOf = ({ name, ticker, network }: Currency): string =>
  name.toLowerCase() === ticker && ticker === network ? (findNetwork(network)?.name ?? name) : name;

/** Row of `GET /content/currencies` (api contract §6.1). */
const wireListed = (currency: Currency) => ({
  id: currency.legacyTicker,
  name: nameOf(currency),
  ticker: currency.legacyTicker,
  currentTicker: currency.ticker,
  network: currency.network,
  link: linkOf(currency),
  icon: isFeatured(currency) ? { url: `/icons/${currency.ticker}.svg` } : null,
  isPage: true,
  isFiat: false,
  isFixedRateEnabled: supportsFixedRate(currency),
});

/** Whether a pair has its own page: both sides are featured. Pages for all pairs would be millions. */
const hasPage = (from: Currency, to: Currency): boolean => isFeatured(from) && isFeatured(to);

/** Routes below `/content`: currencies and pairs of the providers, for the listing pages. */
export const addListingRoutes = (app: FastifyInstance, parts: GatewayParts): void => {
  const listed = async () => sortCurrencies((await parts.catalogue.current()).values());
  const fits = isPair(parts, 'standard');
  const pagesFrom = (from: Currency, currencies: readonly Currency[]): readonly string[] =>
    currencies.filter((to) => hasPage(from, to) && fits(from, to)).map(linkOf);

  app.get('/currencies', async () => (await listed()).map(wireListed));
  app.get('/coin-pairs/:link', async ({ params }) => {
    const { link } = decodeRequest(LinkField, params);
    const currencies = await listed();
    const from = currencies.find((currency) => linkOf(currency) === link);
    if (from === undefined) throw parts.catalogue.refuseUnlisted('Coin pairs');
    return {
      coinFrom: { ticker: from.legacyTicker, link, name: nameOf(from) },
      currentCurrency: wireListed(from),
      pairsCurrencies: currencies.filter((to) => fits(from, to)).map(wireListed),
      validPairsLinks: pagesFrom(from, currencies),
      coinsWithExceptions: [],
    };
  });
  app.get('/pair-pages', async () => {
    const featured = (await listed()).filter(isFeatured);
    return Object.fromEntries(featured.map((from) => [linkOf(from), pagesFrom(from, featured)]));
  });
  app.get('/top-currencies/links', async () => (await listed()).filter(isFeatured).map(linkOf));
  // swap providers sell nothing for fiat
  app.get('/available-buy-currencies/links', () => []);
};
