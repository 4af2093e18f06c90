import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { decodeError, httpError } from '@coinlane/shared-contracts/errors';
import { currenciesReply, currencyInfoReply, fakeHttp } from '@coinlane/shared-contracts/testing';
import * as E from 'fp-ts/lib/Either.js';

import { aCurrency } from '../../domain/currency/currency.fixture';
import { fetchCurrencies, fetchCurrencyInfo, fetchToken } from '.';

const LIST = 'GET public-v2/exchange/currencies';
const INFO = 'GET public-v1/currencies/xlm';
const infoFor = (reply: unknown) => fetchCurrencyInfo(fakeHttp({ [INFO]: reply }))('XLM')();

describe('fetchCurrencies', () => {
  it('decodes the reply', async () => {
    expect(await fetchCurrencies(fakeHttp({ [LIST]: currenciesReply }))()()).toEqual(
      E.right([
        aCurrency({ iconUrl: 'https://static.example/btc.svg', isFeatured: true }),
        aCurrency({
          ticker: 'ethbsc',
          displayTicker: 'eth',
          network: 'bsc',
          name: 'Ethereum',
          iconUrl: 'https://static.example/ethbsc.svg',
          tokenContract: '0x2170ed0880ac9a755fd29b2688956bd959f933f8',
        }),
      ]),
    );
  });

  it('drops a duplicate ticker', async () => {
    const doubled = [...currenciesReply, ...currenciesReply];
    const listed = await fetchCurrencies(fakeHttp({ [LIST]: doubled }))()();
    expect(E.isRight(listed) && listed.right.map(({ ticker }) => ticker)).toEqual(['btc', 'ethbsc']);
  });

  it('decodes a row without the fields of newer services', async () => {
    const listed = await fetchCurrencies(fakeHttp({ [LIST]: [{ ticker: 'DOGE', name: 'Doge' }] }))()();
    expect(listed).toEqual(
      E.right([aCurrency({ ticker: 'doge', name: 'Doge', iconUrl: '', supportsFixedRate: false })]),
    );
  });

  it('names the codec if the reply is not a list', async () => {
    expect(await fetchCurrencies(fakeHttp({ [LIST]: {} }))()()).toEqual(
      E.left(decodeError('FittingRows<CurrencyRow>', [expect.stringContaining('FittingRows')])),
    );
  });
});

describe('fetchToken', () => {
  it.each([
    {
      rule: 'a token',
      asked: { ticker: 'ethbsc', network: 'bsc' },
      token: { contract: '0x2170ed0880ac9a755fd29b2688956bd959f933f8', decimals: 18 },
    },
    {
      rule: 'a coin',
      asked: { ticker: 'btc', network: 'btc' },
      token: { contract: null, decimals: null },
    },
    { rule: 'a ticker on another network', asked: { ticker: 'ethbsc', network: 'eth' }, token: null },
    { rule: 'the bare ticker of a token', asked: { ticker: 'eth', network: 'bsc' }, token: null },
  ])('finds the contract of $rule', async ({ asked, token }) => {
    const http = fakeHttp({ [LIST]: currenciesReply });
    expect(await fetchToken(http)(asked)()).toEqual(E.right(token));
  });
});

describe('fetchCurrencyInfo', () => {
  it('decodes the reply', async () => {
    expect(await infoFor(currencyInfoReply)).toEqual(
      E.right({
        ticker: 'xlm',
        network: 'xlm',
        isAnonymous: false,
        hasExtraId: true,
        extraIdName: 'Memo',
        warningsFrom: [],
        warningsTo: ['If the receiving wallet requires a memo, enter it.'],
        addressPattern: '^G[A-Z2-7]{55}$',
        extraIdPattern: '^[0-9A-Za-z]{1,28}$',
        addressExplorerMask: 'https://explorer.example/account/$$',
        transactionExplorerMask: 'https://explorer.example/tx/$$',
      }),
    );
  });

  it('returns each warning once, from any field', async () => {
    const reply = { ...currencyInfoReply, warnings: ['a'], warningsFrom: ['a', 'b'], warningMessage: 'c' };
    expect(await infoFor(reply)).toMatchObject({
      right: { warningsFrom: ['a', 'b', 'c'], warningsTo: ['a', 'c'] },
    });
  });

  it('has a default name for an unnamed extra ID', async () => {
    expect(await infoFor({ ...currencyInfoReply, externalIdName: '' })).toMatchObject({
      right: { extraIdName: 'Extra ID' },
    });
  });

  it('sends a lower-case ticker, and returns a refusal', async () => {
    const seen: HttpRequest[] = [];
    expect(await fetchCurrencyInfo(fakeHttp({}, seen))('XLM')()).toEqual(E.left(httpError(404, null)));
    expect(seen[0]?.path).toBe('/currencies/xlm');
  });
});
