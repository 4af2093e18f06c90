import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError, networkError } from '@coinlane/shared-contracts/errors';
import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { bitcoin } from '../../domain/currency/listed-currency.fixture';
import type { ListingData } from '../../domain/listing-content';
import { coinPairs, listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import { fetchListing } from './fetch-listing';
import { aCurrencyReply, contentReplies } from './listing-replies.fixture';

const RANKING = ['/ranks', '/top-currencies/links'];

const ask = (address: string, http: HttpPort, known: ListingData | null = null) => {
  const { pathname, search } = new URL(address, 'https://swap.example');
  return fetchListing({ http, side: http, hasMarket: true, hasFiat: true })({
    page: listingPageAt(pathname, search),
    known,
  })();
};

const askedFor = async (path: string, known: ListingData | null = null) => {
  const seen: HttpRequest[] = [];
  await ask(path, fakeHttp(contentReplies, seen), known);
  return seen.map((request) => request.path);
};

describe('fetchListing', () => {
  it('decodes the currencies', async () => {
    const http = fakeHttp({ 'GET content/currencies': [aCurrencyReply()] });

    expect(await ask('/currencies', http)).toEqual(
      E.right(listingData({ hasMarket: true, currencies: [bitcoin] })),
    );
  });

  it.each([
    {
      rule: 'an icon below the content service',
      url: '/icons/btc.svg',
      iconPath: '/gateway/content/icons/btc.svg',
    },
    {
      rule: "an icon below the content service's path",
      url: '/sandbox/content/icons/btc.svg',
      iconPath: '/gateway/content/icons/btc.svg',
    },
    {
      rule: 'an icon of a third-party site is dropped',
      url: 'https://elsewhere.example/btc.svg',
      iconPath: null,
    },
    { rule: 'a URL without a scheme too', url: '//elsewhere.example/btc.svg', iconPath: null },
    { rule: 'no icon', url: null, iconPath: null },
  ])('decodes $rule', async ({ url, iconPath }) => {
    const http = fakeHttp({ 'GET content/currencies': [aCurrencyReply({ icon: { url } })] });

    expect(await ask('/currencies', http)).toMatchObject({ right: { currencies: [{ iconPath }] } });
  });

  it.each([
    { path: '/currencies', calls: ['/currencies', ...RANKING] },
    { path: '/currencies?sort=abc', calls: ['/currencies'] },
    { path: '/currencies/bitcoin', calls: ['/currencies', '/coin-pairs/bitcoin', ...RANKING] },
    { path: '/currencies/bitcoin/ethereum', calls: ['/currencies', '/coin-pairs/bitcoin', ...RANKING] },
    { path: '/from-bitcoin', calls: ['/currencies', '/coin-pairs/bitcoin'] },
    { path: '/buy/bitcoin', calls: ['/currencies', '/available-buy-currencies/links', ...RANKING] },
    { path: '/all-currencies-buy', calls: ['/currencies', '/available-buy-currencies/links', ...RANKING] },
    { path: '/all-currencies-exchange', calls: ['/currencies'] },
  ])('fetches only the needed data for $path', async ({ path, calls }) => {
    expect((await askedFor(path)).sort()).toEqual([...calls].sort());
  });

  it('does not fetch known data again (spec §7 "Skipped if already loaded")', async () => {
    const known = listingData({
      currencies: [bitcoin],
      topLinks: [],
      ranks: new Map(),
      buyLinks: [],
      pairs: coinPairs(),
    });

    expect(await askedFor('/currencies/bitcoin', known)).toEqual([]);
    expect(await askedFor('/buy/bitcoin', known)).toEqual([]);
    expect(await askedFor('/currencies/ethereum', known)).toEqual(['/coin-pairs/ethereum']);
  });

  it('treats an unknown coin as one without pairs', async () => {
    const http = fakeHttp({ 'GET content/currencies': [aCurrencyReply()] });

    expect(await ask('/from-nothing', http)).toMatchObject({ right: { pairs: null } });
  });

  it('ignores that links and ranks failed (spec §8 "Listing")', async () => {
    const http = fakeHttp({ 'GET content/currencies': [aCurrencyReply()] });

    expect(await ask('/all-currencies-buy', http)).toMatchObject({
      right: { buyLinks: null, topLinks: null, ranks: null },
    });
  });

  it.each([networkError('offline'), httpError(500, null)])(
    'returns the failure of the list: $_tag',
    async (error) => {
      expect(await ask('/currencies', () => TE.left(error))).toEqual(E.left(error));
    },
  );

  it('returns the failure of the pairs, unless the coin is unknown', async () => {
    const failed = httpError(503, null);
    const http: HttpPort = (request) =>
      request.path.startsWith('/coin-pairs') ? TE.left(failed) : fakeHttp(contentReplies)(request);

    expect(await ask('/from-bitcoin', http)).toEqual(E.left(failed));
  });

  it('asks for no ranks on a site without market data', async () => {
    const seen: HttpRequest[] = [];
    const http = fakeHttp(contentReplies, seen);
    const page = listingPageAt('/currencies', '?sort=price');
    await fetchListing({ http, side: http, hasMarket: false, hasFiat: false })({ page, known: null })();

    expect(seen.map(({ path }) => path)).toEqual(['/currencies', '/top-currencies/links']);
  });
});
