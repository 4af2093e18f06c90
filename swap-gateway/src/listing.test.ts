import { CoinPairsReply, ListingCurrenciesReply, PairPagesReply } from '@coinlane/shared-contracts/api';
import * as E from 'fp-ts/lib/Either.js';

import { createProvider } from './registry.ts';
import { aLabGateway } from './testing/lab-gateway.fixture.ts';
import type { LabGateway } from './testing/lab-gateway.fixture.ts';

let site: LabGateway;
beforeEach(async () => {
  site = await aLabGateway();
});
afterEach(() => site.close());

const decoded = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error('not the reply of the contract');
  return result.right;
};

describe('the listing of the providers', () => {
  it('has their currencies, the featured ones first, each with its own link', async () => {
    const currencies = decoded(ListingCurrenciesReply.decode((await site.get('/content/currencies')).body));
    const links = currencies.map(({ link }) => link);

    expect(links.slice(0, 2)).toEqual(['bitcoin', 'ethereum']);
    expect(new Set(links).size).toBe(currencies.length);
    expect(currencies[0]).toMatchObject({
      name: 'Bitcoin',
      ticker: 'btc',
      network: 'btc',
      isPage: true,
      isFiat: false,
    });
  });

  it('has a page for each pair of featured currencies that one provider has', async () => {
    const pages = decoded(PairPagesReply.decode((await site.get('/content/pair-pages')).body));

    expect(pages['bitcoin']).toContain('ethereum');
    expect(pages['bitcoin']).not.toContain('bitcoin');
  });

  it('lists what a coin can be exchanged for', async () => {
    const { body } = await site.get('/content/coin-pairs/bitcoin');
    const pairs = decoded(CoinPairsReply.decode(body));

    expect(pairs.pairsCurrencies.map(({ link }) => link)).toContain('ethereum');
    expect(pairs.validPairsLinks).toContain('ethereum');
    expect(pairs.pairsCurrencies.map(({ link }) => link)).not.toContain('bitcoin');
  });

  it('has no pairs of a coin that no provider has, and nothing to buy with fiat', async () => {
    expect((await site.get('/content/coin-pairs/nothing')).status).toBe(404);
    expect((await site.get('/content/available-buy-currencies/links')).body).toEqual([]);
  });

  it.each([
    '/content/coin-pairs/nothing',
    '/public-v1/currencies/nothing',
    '/public-v2/validate/address?currency=nothing&address=x',
  ])('replies 503 instead of 404 to %s until every provider was read', async (url) => {
    let isDown = true;
    const partly = await aLabGateway(undefined, (settings, now) => {
      const provider = createProvider(settings, now);
      const assets = () =>
        provider.id === 'sideshift' && isDown ? Promise.reject(new Error('down')) : provider.assets();
      return { ...provider, assets };
    });
    try {
      expect(await partly.get(url)).toMatchObject({ status: 503, body: { error: 'providers_unavailable' } });
      isDown = false;
      partly.pass(15_000);
      let status = 503;
      while (status === 503) {
        // the list is read over a socket
        await new Promise((resolve) => setImmediate(resolve));
        ({ status } = await partly.get(url));
      }
      expect(status).toBe(404);
    } finally {
      await partly.close();
    }
  });

  it('has no limits of a pair', async () => {
    const { status, body } = await site.get('/public-v2/exchange/range?fromCurrency=btc&toCurrency=eth');

    expect({ status, body }).toEqual({ status: 200, body: { minAmount: null, maxAmount: null } });
  });
});
