/** @jest-environment browser */
import type { RemoteProps, Visit } from '@coinlane/shared-contracts/lifecycle';
import { memoryNavigation, memoryStorage } from '@coinlane/shared-ui/testing';

import { UNKNOWN_ORIGIN } from '../domain/transaction-creation';
import { aRequest } from '../../app/fragment-request.fixture';
import { formStorage } from './form-storage';
import { collectAttemptContext } from './collect-attempt-context';
import { mountPropsOf } from '../../app/mount-props.fixture';
import { openTransaction } from './open-transaction';

const VISIT: Visit = { ...UNKNOWN_ORIGIN, utmSource: 'news', landingPage: '/', sessionCount: 2 };
const PATH = '/exchange?utm_source=news&from=btc&to=eth&amount=0.1&bridge=true';

const propsWith = (change: Partial<RemoteProps>) =>
  mountPropsOf(aRequest('/exchange'), { navigation: memoryNavigation(PATH, '/de'), ...change });
const gathered = (props: RemoteProps) => collectAttemptContext(props, formStorage(props.storage));

describe('the context of an order', () => {
  it("has the visit's attribution, and the exchange page without foreign query keys", async () => {
    const { origin, formKey, freshKey } = await gathered(propsWith({ visit: () => Promise.resolve(VISIT) }));
    expect(origin).toEqual({
      ...VISIT,
      exchangePage: '/de/exchange?from=btc&to=eth&amount=0.1&bridge=true',
    });
    expect(formKey).not.toBe(freshKey);
  });

  it('keeps the exchange page’s address (spec §9 "The exchange page URL cookie")', async () => {
    const props = propsWith({});
    await gathered(props);
    expect(props.storage.read('exchangePage')).toBe('/de/exchange?from=btc&to=eth&amount=0.1&bridge=true');
  });

  it.each([
    { rule: 'an older shell does not provide it', change: {} },
    { rule: 'its code fails to load', change: { visit: () => Promise.reject(new Error('no chunk')) } },
  ])('has no attribution if $rule', async ({ change }) => {
    const { origin } = await gathered(propsWith(change));
    expect(origin).toMatchObject({
      ...UNKNOWN_ORIGIN,
      exchangePage: expect.stringContaining('/de/exchange'),
    });
  });

  it('has a time limit for the attribution', async () => {
    jest.useFakeTimers();
    const waiting = gathered(propsWith({ visit: () => new Promise(() => undefined) }));
    await jest.advanceTimersByTimeAsync(1_500);
    jest.useRealTimers();
    expect((await waiting).origin.sessionCount).toBe(0);
  });
});

describe('openTransaction', () => {
  const arrival = { path: '/exchange/txs/1f', isFullLoad: false, keepsRedirectUrl: false, redirectUrl: null };

  it('navigates within the page', () => {
    const loadPage = jest.fn();
    const props = propsWith({ loadPage });
    openTransaction(props)(arrival);
    expect(props.navigation.location().pathname).toBe('/exchange/txs/1f');
    expect(loadPage).not.toHaveBeenCalled();
  });

  it('loads a new document with the language prefix if the flow requires it', () => {
    const loadPage = jest.fn();
    const storage = memoryStorage();
    const props = propsWith({ loadPage, storage });
    const redirectUrl = 'https://pay.example/c';
    openTransaction(props)({ ...arrival, path: '/pro/exchange/txs/1f', isFullLoad: true, redirectUrl });
    expect(loadPage).toHaveBeenCalledWith('/de/pro/exchange/txs/1f');
    expect(storage.read('redirectUrl')).toBe(redirectUrl);
    expect(props.navigation.location().pathname).toBe('/exchange');
  });

  it('also navigates in an older shell', () => {
    const props = propsWith({});
    openTransaction(props)({ ...arrival, isFullLoad: true });
    expect(props.navigation.location().pathname).toBe('/exchange/txs/1f');
  });
});
