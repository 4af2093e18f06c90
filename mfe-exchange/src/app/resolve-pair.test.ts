import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { networkError } from '@coinlane/shared-contracts/errors';

import { aCurrency } from '../domain/currency/currency.fixture';
import { pairOf, resolvePair } from './resolve-pair';

const listed = (...tickers: readonly string[]) => tickers.map((ticker) => aCurrency({ ticker }));
const all = listed('btc', 'eth', 'xrp');

describe('pairOf', () => {
  it.each([
    { rule: 'both are listed', currencies: all, from: 'xrp', to: 'btc', pair: ['xrp', 'btc'], unknown: [] },
    {
      rule: 'nobody knows from: bitcoin stands in',
      currencies: all,
      from: 'nope',
      to: 'eth',
      pair: ['btc', 'eth'],
      unknown: ['nope'],
    },
    {
      rule: 'nobody knows from, and bitcoin is taken: ethereum stands in',
      currencies: all,
      from: 'nope',
      to: 'btc',
      pair: ['eth', 'btc'],
      unknown: ['nope'],
    },
    {
      rule: 'nobody knows to, and ethereum is taken: bitcoin stands in',
      currencies: all,
      from: 'eth',
      to: 'nope',
      pair: ['eth', 'btc'],
      unknown: ['nope'],
    },
    {
      rule: 'nobody knows either',
      currencies: all,
      from: 'a',
      to: 'b',
      pair: ['btc', 'eth'],
      unknown: ['a', 'b'],
    },
  ])('$rule', ({ currencies, from, to, pair, unknown }) => {
    const resolved = pairOf(currencies, { from, to });
    expect([resolved?.pair.from.ticker, resolved?.pair.to.ticker]).toEqual(pair);
    expect(resolved?.unknownTickers).toEqual(unknown);
  });

  it('gives up on a list without the default currencies', () => {
    expect(pairOf(listed('xrp'), { from: 'a', to: 'b' })).toBeNull();
  });
});

describe('resolvePair', () => {
  const tickers = { from: 'btc', to: 'eth' };
  it('passes a failed call on', async () => {
    const resolve = resolvePair(() => TE.left(networkError('down')));
    expect(await resolve(tickers)()).toEqual(E.left(networkError('down')));
  });

  it('calls a list without a pair unreadable', async () => {
    const resolve = resolvePair(() => TE.right([]));
    expect(await resolve(tickers)()).toMatchObject({ _tag: 'Left', left: { _tag: 'DecodeError' } });
  });
});
