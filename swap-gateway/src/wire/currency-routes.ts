import type { FastifyInstance } from 'fastify';

import { checkAddress } from '@coinlane/chains/addresses';
import type { AddressVerdict } from '@coinlane/chains/addresses';
import { findNetwork } from '@coinlane/chains/networks';

import type { Currency } from '../assets/currency.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import type { Flow } from '../provider.ts';
import { contractsOf } from './contracts-of.ts';
import { fitsAddress } from './demand-extra-id.ts';
import { AddressQuery, decodeRequest, TargetsQuery, TickerField } from './request-fields.ts';
import { sortCurrencies, wireCurrency, wireCurrencyInfo, wireOlderCurrency } from './wire-currencies.ts';

const tickerOrRefuse = async ({ catalogue }: GatewayParts, params: unknown): Promise<Currency> => {
  const { ticker } = decodeRequest(TickerField, params);
  const found = (await catalogue.current()).get(ticker.toLowerCase());
  if (found === undefined) throw catalogue.refuseUnlisted('Currency');
  return found;
};

/** Whether one provider has both currencies and makes offers of that kind. */
export const isPair =
  ({ providers }: GatewayParts, flow: Flow) =>
  (from: Currency, to: Currency): boolean =>
    from !== to &&
    providers.some(
      ({ provider: { id, capabilities } }) =>
        from.providers.has(id) &&
        to.providers.has(id) &&
        capabilities.offers.some((offer) => offer.flow === flow),
    );

/**
 * Routes below `/v1` (api contract §2.1-2.3, §2.8). The list of all pairs is not served, because it would have
 * millions of rows and no page reads it.
 */
export const addOlderCurrencyRoutes = (app: FastifyInstance, parts: GatewayParts): void => {
  const current = () => parts.catalogue.current();
  app.get('/currencies', async () => sortCurrencies((await current()).values()).map(wireOlderCurrency));
  app.get('/currencies/:ticker', async ({ params }) => wireCurrencyInfo(await tickerOrRefuse(parts, params)));
  app.get('/currencies-to/:ticker', async ({ params, query }) => {
    const from = await tickerOrRefuse(parts, params);
    const flow = decodeRequest(TargetsQuery, query).fixedRate === 'true' ? 'fixed-rate' : 'standard';
    const fits = isPair(parts, flow);
    return sortCurrencies((await current()).values())
      .filter((to) => to !== from)
      .map((to) => ({ ...wireOlderCurrency(to), isAvailable: fits(from, to) }));
  });
  // fixed rates are offered per estimate: no provider has a list of them
  app.get('/market-info/fixed-rate/:key', () => []);
};

/** Messages for refusals that a page can explain. */
const MESSAGES: Readonly<Partial<Record<AddressVerdict['_tag'], string>>> = {
  ChecksumMismatch: 'Invalid checksum',
  TokenContract: 'Address is a token contract',
  NobodysAddress: 'Address cannot receive payments',
};
const NOT_AN_ADDRESS = 'Address is not valid';

/** Routes below `/v2` (api contract §3.1, §3.7, §3.8). */
export const addCurrencyRoutes = (app: FastifyInstance, parts: GatewayParts): void => {
  app.get('/exchange/currencies', async () =>
    sortCurrencies((await parts.catalogue.current()).values()).map(wireCurrency),
  );
  // limits belong to an offer of an estimate: no provider has limits for a pair
  app.get('/exchange/range', () => ({ minAmount: null, maxAmount: null }));
  app.get('/validate/address', async ({ query }) => {
    const { currency, address, extraId } = decodeRequest(AddressQuery, query);
    const currencies = await parts.catalogue.current();
    const found = currencies.get(currency.toLowerCase());
    const network = found?.network ?? findNetwork(currency)?.code;
    if (network === undefined) throw parts.catalogue.refuseUnlisted('Currency');
    const contracts = contractsOf(currencies);
    const verdict = await checkAddress({ address, network, contracts, matchesPattern: null });
    if (verdict._tag !== 'Valid') return { result: false, message: MESSAGES[verdict._tag] ?? NOT_AN_ADDRESS };
    return fitsAddress(network, { address, extraId })
      ? { result: true, message: null }
      : { result: false, message: 'Invalid extra id' };
  });
  app.get('/addresses-by-name', () => ({
    success: false,
    addresses: [],
    error: 'name_service_unavailable',
    message: 'Names are not supported.',
  }));
};
