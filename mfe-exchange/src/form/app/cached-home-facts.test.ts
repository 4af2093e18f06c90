import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';
import { pairRatesReply, reviewsReply } from '@coinlane/shared-contracts/testing';

import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import { POPULAR_PAIRS } from '../domain/popular-pairs';
import { createHomeFactsCache } from './cached-home-facts';
import { aService } from '../../app/service.fixture';

const RATES = 'GET frontend/rates';
const REVIEWS = 'GET content/reviews';

const listed = ['btc', 'eth', 'usdttrc20', 'sol'].map((ticker) => aCurrency({ ticker }));
const listOf = () => () => TE.right(listed);

describe('the facts below the form', () => {
  it('are fetched once in 60 seconds', async () => {
    const seen: HttpRequest[] = [];
    const http = aService({ [RATES]: pairRatesReply, [REVIEWS]: reviewsReply }, seen);
    let at = 0;
    const facts = createHomeFactsCache(() => at);
    await facts(http, listOf);
    at = 59_999;
    expect((await facts(http, listOf)).rates?.rates['btc_eth']?.rate).toBe('32.0102');
    expect(seen).toHaveLength(2);

    at = 60_000;
    await facts(http, listOf);
    expect(seen).toHaveLength(4);
  });

  it('are unknown after a failed call, which is repeated for the next page', async () => {
    const facts = createHomeFactsCache(() => 0);
    const down = aService({ [RATES]: networkError('refused'), [REVIEWS]: reviewsReply });
    expect((await facts(down, listOf)).rates).toBeNull();

    const up = aService({ [RATES]: pairRatesReply, [REVIEWS]: reviewsReply });
    expect((await facts(up, listOf)).rates).not.toBeNull();
  });

  it('are fetched with a short time limit', async () => {
    const seen: HttpRequest[] = [];
    await createHomeFactsCache()(aService({}, seen), listOf);
    expect(seen.map(({ timeoutMs }) => timeoutMs)).toEqual([600, 600]);
  });

  it('have the popular pairs of which both currencies are listed', async () => {
    const { pairs } = await createHomeFactsCache()(aService({}), listOf);
    expect(pairs.map(({ from, to }) => `${from.ticker}_${to.ticker}`)).toEqual([
      'btc_eth',
      'eth_btc',
      'btc_usdttrc20',
      'usdttrc20_btc',
      'sol_usdttrc20',
    ]);
  });

  it('have all popular pairs if the list of currencies is unknown', async () => {
    const down = () => () => TE.left(networkError('refused'));
    const { pairs } = await createHomeFactsCache()(aService({}), down);
    expect(pairs).toBe(POPULAR_PAIRS);
  });
});
