import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';
import { pairRatesReply, reviewsReply } from '@coinlane/shared-contracts/testing';

import { createHomeFactsCache } from './cached-home-facts';
import { aService } from '../../app/service.fixture';

const RATES = 'GET frontend/rates';
const REVIEWS = 'GET content/reviews';

describe('the facts below the form', () => {
  it('are fetched once in 60 seconds', async () => {
    const seen: HttpRequest[] = [];
    const http = aService({ [RATES]: pairRatesReply, [REVIEWS]: reviewsReply }, seen);
    let at = 0;
    const facts = createHomeFactsCache(() => at);
    await facts(http);
    at = 59_999;
    expect((await facts(http)).rates?.rates['btc_eth']?.rate).toBe('32.0102');
    expect(seen).toHaveLength(2);

    at = 60_000;
    await facts(http);
    expect(seen).toHaveLength(4);
  });

  it('are unknown after a failed call, which is repeated for the next page', async () => {
    const facts = createHomeFactsCache(() => 0);
    const down = aService({ [RATES]: networkError('refused'), [REVIEWS]: reviewsReply });
    expect((await facts(down)).rates).toBeNull();

    const up = aService({ [RATES]: pairRatesReply, [REVIEWS]: reviewsReply });
    expect((await facts(up)).rates).not.toBeNull();
  });

  it('are fetched with a short time limit', async () => {
    const seen: HttpRequest[] = [];
    await createHomeFactsCache()(aService({}, seen));
    expect(seen.map(({ timeoutMs }) => timeoutMs)).toEqual([600, 600]);
  });
});
