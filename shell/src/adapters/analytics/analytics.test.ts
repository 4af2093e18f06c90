/** @jest-environment browser */
import {
  authChanged,
  createEventBus,
  interactionHappened,
  transactionCreated,
  transactionFinished,
} from '@coinlane/shared-contracts/events';
import { memoryNavigation } from '@coinlane/shared-ui/testing';

import { createAnalytics } from './create-analytics';
import type { MeasuredBatch } from './create-analytics';
import { pageName } from './page-name.rule';
import { startAnalytics } from './start-analytics';

const visit = () => ({
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  utmContent: '',
  utmTerm: '',
  gclid: '',
  landingPage: '/',
  sessionId: 's1',
  sessionCount: 2,
  clientId: 'c1',
});

describe('pageName: contains no id, name or address', () => {
  it.each([
    { path: '/', name: '/' },
    { path: '/exchange/txs/93f47e8b7674e1', name: '/exchange/txs/:transactionId' },
    { path: '/buy/bitcoin', name: '/buy/:link' },
    { path: '/from-bitcoin', name: '/from-:link' },
    { path: '/apps/rewards/me@mail.example', name: '/apps/mfe-rewards' },
    { path: '/nothing/at/all', name: '/404' },
  ])('$path → $name', ({ path, name }) => {
    expect(pageName(path)).toBe(name);
  });
});

describe('createAnalytics', () => {
  const setUp = () => {
    const sent: MeasuredBatch[] = [];
    const timers: (() => void)[] = [];
    const analytics = createAnalytics({
      visit,
      page: () => '/exchange',
      language: 'de',
      now: () => 7,
      later: (run) => timers.push(run),
      send: (batch) => sent.push(batch),
    });
    return { sent, timers, analytics };
  };
  const STEP = { category: 'user-engagement', action: 'exchange_pressed', label: '' } as const;

  it('batches events of two seconds, with page, time and visit', () => {
    const { sent, timers, analytics } = setUp();
    analytics.measure(STEP);
    analytics.measure({ ...STEP, action: 'create_failed' });
    expect(sent).toEqual([]);
    timers.forEach((run) => run());
    const at = { page: '/exchange', atMs: 7 };
    expect(sent).toEqual([
      {
        clientId: 'c1',
        sessionId: 's1',
        sessionCount: 2,
        language: 'de',
        events: [
          { ...STEP, ...at },
          { ...STEP, action: 'create_failed', ...at },
        ],
      },
    ]);
    expect(timers).toHaveLength(1);
  });

  it('sends pending events when the page is left, and each only once', () => {
    const { sent, timers, analytics } = setUp();
    analytics.measure(STEP);
    analytics.flush();
    analytics.flush();
    timers.forEach((run) => run());
    expect(sent).toHaveLength(1);
  });

  it('stops at 200 events, so that a loop does not flood the service', () => {
    const { sent, analytics } = setUp();
    for (let step = 0; step < 500; step += 1) analytics.measure(STEP);
    analytics.flush();
    expect(sent[0]?.events).toHaveLength(200);
  });
});

describe('startAnalytics', () => {
  const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
  beforeEach(() => {
    sendBeacon.mockClear();
    Object.assign(navigator, { sendBeacon });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

  const start = () => {
    const bus = createEventBus(() => undefined);
    const navigation = memoryNavigation('/exchange?from=btc');
    startAnalytics({ url: '/intake', language: 'en', bus, navigation, readVisit: visit });
    return { bus, navigation };
  };
  /** Recorded events as "page category action label". */
  const told = async (): Promise<readonly string[]> => {
    window.dispatchEvent(new Event('pagehide'));
    const bodies = await Promise.all(sendBeacon.mock.calls.map(async ([, blob]) => blob.text()));
    return bodies.flatMap((body) =>
      (JSON.parse(body) as MeasuredBatch).events.map(({ page, category, action, label }) =>
        [page, category, action, label].join(' ').trim(),
      ),
    );
  };

  it('records a page view once per page, not for each change of its query', async () => {
    const { navigation } = start();
    navigation.replace('/exchange?from=eth');
    navigation.push('/exchange/txs/93f47e8b7674e1');
    expect(await told()).toEqual(['/exchange page-view view', '/exchange/txs/:transactionId page-view view']);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/intake');
  });

  it('records events between remotes (spec §9: user-engagement, login, loan)', async () => {
    const { bus } = start();
    bus.publish(interactionHappened, { category: 'loan', action: 'click_register_from_loan', label: null });
    bus.publish(transactionCreated, { transactionId: '93f47e8b7674e1', fromTicker: 'btc', toTicker: 'eth' });
    bus.publish(transactionFinished, { transactionId: '93f47e8b7674e1', status: 'finished' });
    bus.publish(transactionFinished, { transactionId: '93f47e8b7674e1', status: 'me@mail.example' });
    bus.publish(authChanged, { isAuth: true });
    const all = await told();
    expect(all.slice(1)).toEqual([
      '/exchange loan click_register_from_loan',
      '/exchange user-engagement transaction_created',
      '/exchange user-engagement transaction_finished finished',
      '/exchange user-engagement transaction_finished other',
      '/exchange login signed_in',
    ]);
    expect(all.join()).not.toMatch(/93f47e8b7674e1|mail\.example/);
  });
});
