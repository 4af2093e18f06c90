import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError, networkError } from '@coinlane/shared-contracts/errors';
import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { bitcoin } from '../../domain/currency/listed-currency.fixture';
import { listingPageAt } from '../../domain/listing-page';
import { fetchListing } from './fetch-listing';
import { aCurrencyReply, contentReplies } from './listing-replies.fixture';

const ask = (path: string, http: HttpPort, known: readonly (typeof bitcoin)[] | null = null) =>
  fetchListing(http)({ page: listingPageAt(path, ''), known })();

const askedFor = async (path: string, known: readonly (typeof bitcoin)[] | null = null) => {
  const seen: HttpRequest[] = [];
  await ask(path, fakeHttp(contentReplies, seen), known);
  return seen.map((request) => request.path);
};

describe('fetchListing', () => {
  it('gives the currencies in the words of the domain', async () => {
    const http = fakeHttp({ 'GET content/currencies': [aCurrencyReply()] });

    expect(await ask('/currencies', http)).toEqual(
      E.right({ currencies: [bitcoin], buyLinks: [], pairs: null }),
    );
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
    { path: '/currencies', calls: ['/currencies'] },
    { path: '/currencies/bitcoin', calls: ['/currencies', '/coin-pairs/bitcoin'] },
    { path: '/currencies/bitcoin/ethereum', calls: ['/currencies', '/coin-pairs/bitcoin'] },
    { path: '/from-bitcoin', calls: ['/currencies', '/coin-pairs/bitcoin'] },
    { path: '/buy/bitcoin', calls: ['/currencies', '/available-buy-currencies/links'] },
    { path: '/all-currencies-buy', calls: ['/currencies', '/available-buy-currencies/links'] },
    { path: '/all-currencies-exchange', calls: ['/currencies'] },
  ])('asks for $path no more than it needs', async ({ path, calls }) => {
    expect((await askedFor(path)).sort()).toEqual([...calls].sort());
  });

  it('does not ask again for a list that is known', async () => {
    expect(await askedFor('/currencies', [bitcoin])).toEqual([]);
  });

  it('takes a coin the service does not know as one without pairs', async () => {
    const http = fakeHttp({ 'GET content/currencies': [aCurrencyReply()] });

    expect(await ask('/from-nothing', http)).toMatchObject({ right: { pairs: null } });
  });

  it('ignores that the links of what can be bought failed (spec §8 "Listing")', async () => {
    const http = fakeHttp({ 'GET content/currencies': [aCurrencyReply()] });

    expect(await ask('/all-currencies-buy', http)).toMatchObject({ right: { buyLinks: [] } });
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
