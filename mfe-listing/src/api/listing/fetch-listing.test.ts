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
  return fetchListing(http, http)({ page: listingPageAt(pathname, search), known })();
};

const askedFor = async (path: string, known: ListingData | null = null) => {
  const seen: HttpRequest[] = [];
  await ask(path, fakeHttp(contentReplies, seen), known);
  return seen.map((request) => request.path);
};

describe('fetchListing', () => {
  it('gives the currencies in the words of the domain', async () => {
    const http = fakeHttp({ 'GET content/currencies': [aCurrencyReply()] });

    expect(await ask('/currencies', http)).toEqual(E.right(listingData({ currencies: [bitcoin] })));
  });

  it.each([
    {
      rule: 'an icon below the content service',
      url: '/icons/btc.svg',
      iconPath: '/gateway/content/icons/btc.svg',
    },
    {
      rule: 'an icon below where the service stands',
      url: '/sandbox/content/icons/btc.svg',
      iconPath: '/gateway/content/icons/btc.svg',
    },
    { rule: 'an icon of a stranger is left out', url: 'https://elsewhere.example/btc.svg', iconPath: null },
    { rule: 'also without a scheme', url: '//elsewhere.example/btc.svg', iconPath: null },
    { rule: 'no icon', url: null, iconPath: null },
  ])('reads $rule', async ({ url, iconPath }) => {
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
  ])('asks for $path no more than it needs', async ({ path, calls }) => {
    expect((await askedFor(path)).sort()).toEqual([...calls].sort());
  });

  it('does not ask again for what is known (spec §7 "Skipped if already loaded")', async () => {
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

  it('takes a coin the service does not know as one without pairs', async () => {
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
    'hands on what the list failed with: $_tag',
    async (error) => {
      expect(await ask('/currencies', () => TE.left(error))).toEqual(E.left(error));
    },
  );

  it('hands on what the pairs failed with, unless the coin is unknown', async () => {
    const failed = httpError(503, null);
    const http: HttpPort = (request) =>
      request.path.startsWith('/coin-pairs') ? TE.left(failed) : fakeHttp(contentReplies)(request);

    expect(await ask('/from-bitcoin', http)).toEqual(E.left(failed));
  });
});
