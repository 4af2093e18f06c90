import { createEventBus, ordersCounted } from '@coinlane/shared-contracts/events';

import { createBrowserStorage } from '../../storage';
import { createMemoryStorage } from '../../storage/memory-storage.fixture';
import { followOrders } from './follow-orders';
import { toRunningOrders } from './running-orders.rule';

const first = { transactionId: '93f47e8b7674e1', from: 'BTC', to: 'ETH' };

const setUp = () => {
  const cookies: string[] = [];
  const stored = createMemoryStorage();
  const bus = createEventBus(() => undefined);
  const storage = createBrowserStorage({
    openLocal: () => stored,
    openSession: createMemoryStorage,
    readCookies: () => '',
    writeCookie: (line) => cookies.push(line),
    isSecure: true,
  });
  return { bus, cookies, stored, runningOrder: followOrders(bus, storage) };
};

describe('the running orders of a browser', () => {
  it('are a number in a cookie that the server reads; the first one stays in the browser', () => {
    const { bus, cookies, runningOrder } = setUp();
    expect(runningOrder()).toBeNull();
    bus.publish(ordersCounted, { running: 2, first });
    expect(cookies).toEqual([expect.stringMatching(/^orders=2; Path=\//)]);
    expect(runningOrder()).toEqual(first);
    bus.publish(ordersCounted, { running: 0, first: null });
    expect(cookies[1]).toMatch(/^orders=0;/);
    expect(runningOrder()).toBeNull();
  });

  it('ignore a stored text of another version', () => {
    const { stored, runningOrder } = setUp();
    for (const text of ['{"id":1}', '93f47e8b7674e1', '../../pro BTC ETH']) {
      stored.setItem('running-order', text);
      expect(runningOrder()).toBeNull();
    }
  });
});

describe('toRunningOrders', () => {
  it.each([
    { cookie: undefined, count: 0 },
    { cookie: '', count: 0 },
    { cookie: '3', count: 3 },
    { cookie: '250', count: 10 },
    { cookie: '-1', count: 0 },
    { cookie: '3<script>', count: 0 },
  ])('"$cookie" is $count', ({ cookie, count }) => {
    expect(toRunningOrders(cookie)).toBe(count);
  });
});
