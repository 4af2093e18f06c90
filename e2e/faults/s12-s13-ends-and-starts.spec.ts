import { createServer } from 'node:http';

import { createOrder } from '../support/create-order.ts';
import { expectReady, expectServed } from '../support/health.ts';
import { expect, test } from '../support/own-site-test.ts';
import type { OwnSite } from '../support/own-site.ts';

const IN_FLIGHT = 50;

type Answered = {
  readonly orders: readonly string[];
  readonly pages: readonly number[];
};

/** Fifty orders and fifty pages at once. `begun` is called as soon as the first of them is answered. */
const askAll = async (site: OwnSite, namespace: string, begun: () => void): Promise<Answered> => {
  const order = createOrder.bind(null, site.origin, namespace, { from: 'btc', to: 'eth', amount: '0.1' });
  const page = async (index: number): Promise<number> => {
    const reply = await fetch(`${site.origin}/exchange?from=btc&to=eth&amount=0.${String(index + 1)}`);
    await reply.text();
    return reply.status;
  };
  const [settledOrders, settledPages] = await Promise.all([
    Promise.allSettled(Array.from({ length: IN_FLIGHT }, () => order().finally(begun))),
    Promise.allSettled(Array.from({ length: IN_FLIGHT }, (_, index) => page(index).finally(begun))),
  ]);
  const answeredOrders = settledOrders.flatMap((each) =>
    each.status === 'fulfilled' ? [each.value.id] : [],
  );
  const answeredPages = settledPages.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return { orders: answeredOrders, pages: answeredPages };
};

for (const { signal, words } of [
  { signal: 'SIGTERM', words: 'told to end' },
  { signal: 'SIGKILL', words: 'killed' },
] as const) {
  test(`S12 a server is ${words} with 100 requests in flight: no order that was answered is lost, and the next one serves`, async ({
    site,
    sandbox,
  }) => {
    let begun = (): void => undefined;
    const firstAnswer = new Promise<void>((resolve) => (begun = resolve));
    // everything is accepted before the end is asked for: what waits unaccepted is refused, and the visitor asks again
    const asked = askAll(site, sandbox.namespace, begun);
    await firstAnswer;
    process.kill(site.pid(), signal);
    const { orders, pages } = await asked;
    await site.restart();
    await expectReady(site.origin);

    // a server with too much to draw says so, and when to come back: an answer too
    expect(pages.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const stored = (await sandbox.orders()).map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining([...orders]));
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored.length).toBeLessThanOrEqual(IN_FLIGHT);
    await expectServed(site.origin);
  });
}

const SERVICES = [
  'PUBLIC_V1',
  'PUBLIC_V1_1',
  'PUBLIC_V2',
  'FRONTEND',
  'ACCOUNT',
  'SWAPS',
  'PRICE_DATA',
  'CONTENT',
  'PUSH',
];

/** A port nobody listens on: one that was free a moment ago. */
const deadOrigin = async (): Promise<string> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}`;
};

test('S13 every service is down when the server starts: it starts, pages stand, and the parts that need a service say so', async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/Failed to load resource/, /gateway/);
  const dead = await deadOrigin();
  const variables = Object.fromEntries(SERVICES.map((name) => [`UPSTREAM_${name}`, dead] as const));
  await site.restart({ variables });
  try {
    await expectReady(site.origin);
    await page.goto('/terms-of-use');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/currencies');
    await expect(page.getByText('The currencies could not be loaded').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await page.goto('/exchange?from=btc&to=eth&amount=0.1');
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  } finally {
    await site.restart();
  }
  await page.reload();
  await expect(page.getByRole('list', { name: 'Offers' }).getByRole('listitem').first()).toBeVisible();
});
