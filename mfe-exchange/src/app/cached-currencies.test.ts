import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';

import { cachedCurrencies } from './cached-currencies';
import { aServiceWith, KEYS } from './service.fixture';

describe('the server’s list of currencies', () => {
  it('is decoded once in half a minute, whoever asks, and a failure is not kept', async () => {
    const seen: HttpRequest[] = [];
    const down = aServiceWith({ [KEYS.currencies]: networkError('down') }, seen);
    const up = aServiceWith({}, seen);
    let now = 1_000_000;
    const at = () => now;

    expect(await cachedCurrencies(down, at)()()).toMatchObject({ _tag: 'Left' });
    expect(await cachedCurrencies(up, at)()()).toMatchObject({ _tag: 'Right' });
    now += 29_999;
    expect(await cachedCurrencies(down, at)()()).toMatchObject({ _tag: 'Right' });
    expect(seen).toHaveLength(2);

    now += 1;
    expect(await cachedCurrencies(up, at)()()).toMatchObject({ _tag: 'Right' });
    expect(seen).toHaveLength(3);
  });
});
