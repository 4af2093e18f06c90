import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { networkError } from '@coinlane/shared-contracts/errors';

import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import { pairOf, resolvePair } from './resolve-pair';

const listed = (...tickers: readonly string[]) => tickers.map((ticker) => aCurrency({ ticker }));
const all = listed('btc', 'eth', 'xrp');

describe('pairOf', () => {
  it.each([
    { rule: 'both are listed', currencies: all, from: 'xrp', to: 'btc', pair: ['xrp', 'btc'], unknown: [] },
    {
      rule: 'unknown from: replaced by bitcoin',
      currencies: all,
      from: 'nope',
      to: 'eth',
      pair: ['btc', 'eth'],
      unknown: ['nope'],
    },
    {
      rule: 'unknown from, and bitcoin is taken: replaced by ethereum',
      currencies: all,
      from: 'nope',
      to: 'btc',
      pair: ['eth', 'btc'],
      unknown: ['nope'],
    },
    {
      rule: 'unknown to, and ethereum is taken: replaced by bitcoin',
      currencies: all,
      from: 'eth',
      to: 'nope',
      pair: ['eth', 'btc'],
      unknown: ['nope'],
    },
    {
      rule: 'both unknown',
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

  it('returns null for a list without the default currencies', () => {
    expect(pairOf(listed('xrp'), { from: 'a', to: 'b' })).toBeNull();
  });
});

describe('resolvePair', () => {
  const tickers = { from: 'btc', to: 'eth' };
  it('returns a failed call', async () => {
    const resolve = resolvePair(() => TE.left(networkError('down')));
    expect(await resolve(tickers)()).toEqual(E.left(networkError('down')));
  });

  it('fails to decode a list without a pair', async () => {
    const resolve = resolvePair(() => TE.right([]));
    expect(await resolve(tickers)()).toMatchObject({ _tag: 'Left', left: { _tag: 'DecodeError' } });
  });
});
