import { ProviderFault, ProviderRefusal } from '../provider.ts';
import { aProvider } from '../testing/provider.fixture.ts';
import { watchProvider } from './health.ts';

describe('what a provider answers with', () => {
  it.each([
    { error: new ProviderRefusal('deposit_too_small', 'too small'), faults: 0, lastFault: null },
    { error: new ProviderFault('status 503', { isOutcomeKnown: true }), faults: 1, lastFault: 'status 503' },
    // a mistake of an adapter must not look like an answer
    { error: new TypeError('x is not a function'), faults: 1, lastFault: 'x is not a function' },
  ])('$error: faults $faults', async ({ error, faults, lastFault }) => {
    const watched = watchProvider(aProvider({ read: () => Promise.reject(error) }), Date.now);
    await expect(watched.run(({ read }) => read('r'))).rejects.toBe(error);
    expect(watched.health()).toMatchObject({ calls: 1, faults, lastFault });
  });
});
