import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';

import { createCurrencyCache } from './cached-currencies';
import { aServiceWith, KEYS } from '../../app/service.fixture';

describe('the server’s list of currencies', () => {
  it('is decoded once in 30 seconds, and a failure is not cached', async () => {
    const seen: HttpRequest[] = [];
    const down = aServiceWith({ [KEYS.currencies]: networkError('down') }, seen);
    const up = aServiceWith({}, seen);
    let now = 1_000_000;
    const cachedCurrencies = createCurrencyCache(() => now);

    expect(await cachedCurrencies(down)()()).toMatchObject({ _tag: 'Left' });
    expect(await cachedCurrencies(up)()()).toMatchObject({ _tag: 'Right' });
    now += 29_999;
    expect(await cachedCurrencies(down)()()).toMatchObject({ _tag: 'Right' });
    expect(seen).toHaveLength(2);

    now += 1;
    expect(await cachedCurrencies(up)()()).toMatchObject({ _tag: 'Right' });
    expect(seen).toHaveLength(3);
  });
});
