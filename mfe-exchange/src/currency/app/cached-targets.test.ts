import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { networkError } from '@coinlane/shared-contracts/errors';

import { cachedTargets } from './cached-targets';

const aList = { from: 'btc', rateMode: 'fixed', tickers: new Set(['eth']) } as const;

describe('the targets of a currency', () => {
  it('are fetched once a minute per currency and rate mode', async () => {
    let now = 0;
    const fetchTargets = jest.fn(() => TE.right(aList));
    const targets = cachedTargets(fetchTargets, new Map(), () => now);
    await targets({ from: 'btc', rateMode: 'fixed' })();
    await targets({ from: 'btc', rateMode: 'fixed' })();
    expect(fetchTargets).toHaveBeenCalledTimes(1);
    await targets({ from: 'btc', rateMode: 'floating' })();
    await targets({ from: 'ltc', rateMode: 'fixed' })();
    expect(fetchTargets).toHaveBeenCalledTimes(3);
    now = 60_000;
    await targets({ from: 'btc', rateMode: 'fixed' })();
    expect(fetchTargets).toHaveBeenCalledTimes(4);
  });

  it('are not cached after a failure', async () => {
    const replies = [TE.left(networkError('down')), TE.right(aList)];
    const targets = cachedTargets(() => replies.shift() ?? TE.right(aList), new Map());
    expect(E.isLeft(await targets({ from: 'btc', rateMode: 'fixed' })())).toBe(true);
    expect(await targets({ from: 'btc', rateMode: 'fixed' })()).toEqual(E.right(aList));
  });
});
