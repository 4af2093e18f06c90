import { createServer } from 'node:http';

import { beginRequest } from '../support/begun-request.ts';
import type { Answer, BegunRequest } from '../support/begun-request.ts';
import { orderBody, orderId } from '../support/create-order.ts';
import { expectReady, expectServed } from '../support/health.ts';
import { expect, test } from '../support/own-site-test.ts';
import type { SandboxControl } from '../support/sandbox.ts';

/** Number of pending orders, and of pending pages. */
const IN_FLIGHT = 50;
const WISH = { from: 'btc', to: 'eth', amount: '0.1' } as const;

const beginOrder = (origin: string, namespace: string): Promise<BegunRequest> =>
  beginRequest({
    method: 'POST',
    url: `${origin}/sandbox/v1.1/transactions`,
    headers: { 'content-type': 'application/json', 'x-sandbox-namespace': namespace },
    body: orderBody(WISH),
  });

const beginPage = (origin: string, namespace: string, index: number): Promise<BegunRequest> =>
  beginRequest({
    method: 'GET',
    url: `${origin}/exchange?from=btc&to=eth&amount=0.${String(index + 1)}`,
    headers: { 'x-sandbox-namespace': namespace },
  });

/** Starts orders whose headers were read and whose bodies are pending, and pages that wait for a slow service. */
const beginAll = async (origin: string, sandbox: SandboxControl) => {
  await sandbox.setFaults([{ path: '/estimate', action: 'delay', ms: 300 }]);
  const indices = Array.from({ length: IN_FLIGHT }, (_, index) => index);
  const orders = await Promise.all(indices.map(() => beginOrder(origin, sandbox.namespace)));
  const pages = await Promise.all(
    indices.map(async (index) => {
      const page = await beginPage(origin, sandbox.namespace, index);
      page.finish();
      return page;
    }),
  );
  return { orders, pages };
};

const answersOf = (begun: readonly BegunRequest[]): Promise<readonly (Answer | null)[]> =>
  Promise.all(begun.map(({ answer }) => answer));

/** Expects each stored order once, and each order with a reply to be stored. */
const expectStoredOnce = async (
  sandbox: SandboxControl,
  answers: readonly (Answer | null)[],
): Promise<void> => {
  const answered = answers.flatMap((answer) => (answer?.status === 200 ? [orderId(answer.body)] : []));
  const stored = (await sandbox.orders()).map(({ id }) => id);
  expect(stored).toEqual(expect.arrayContaining(answered));
  expect(new Set(stored).size).toBe(stored.length);
  expect(stored.length).toBeLessThanOrEqual(IN_FLIGHT);
};

// second tier: `deploy/s12-drained-server` and `shell/server/http/operations/drain.test.ts` end a server in the first
test(
  `S12 a server is asked to end with ${String(2 * IN_FLIGHT)} requests in flight: each gets its reply, each order exists once, and the next server serves`,
  { tag: '@long' },
  async ({ site, sandbox }) => {
    const { orders, pages } = await beginAll(site.origin, sandbox);
    const stopped = site.end('SIGTERM');
    // a request that arrives now gets an answer, a request to come back, or no connection
    const late = beginPage(site.origin, sandbox.namespace, IN_FLIGHT).then(
      (page) => {
        page.finish();
        return page.answer;
      },
      () => null,
    );
    for (const { finish } of orders) finish();
    const [orderAnswers, pageAnswers] = await Promise.all([answersOf(orders), answersOf(pages)]);
    await stopped;
    await site.restart();
    await expectReady(site.origin);

    const lost = [...orderAnswers, ...pageAnswers].filter((answer) => answer === null).length;
    expect(lost, 'requests that were begun and not answered').toBe(0);
    expect(orderAnswers.filter((answer) => answer?.status !== 200)).toEqual([]);
    for (const answer of [...pageAnswers, await late]) {
      if (answer === null || answer.status === 200) continue;
      expect({ ...answer, body: '' }).toEqual({ status: 503, retryAfter: '10', body: '' });
    }
    await expectStoredOnce(sandbox, orderAnswers);
    expect((await sandbox.orders()).length).toBe(IN_FLIGHT);
    await expectServed(site.origin);
  },
);

// second tier: `deploy/one-server-killed` and `journeys/order-outlives-a-restart` are in the first
test(
  `S12 a server is killed with ${String(2 * IN_FLIGHT)} requests in flight: no confirmed order is lost, and the next server serves`,
  { tag: '@long' },
  async ({ site, sandbox }) => {
    const { orders, pages } = await beginAll(site.origin, sandbox);
    for (const { finish } of orders) finish();
    await Promise.race(orders.map(({ answer }) => answer));
    await site.end('SIGKILL');
    const answers = await answersOf(orders);
    await answersOf(pages);
    await site.restart();
    await expectReady(site.origin);
    await expectStoredOnce(sandbox, answers);
    await expectServed(site.origin);
  },
);

const SERVICES = [
  'PUBLIC_V1',
  'PUBLIC_V1_1',
  'PUBLIC_V2',
  'FRONTEND',
  'ACCOUNT',
  'SWAPS',
  'PRICE_DATA',
  'RANKING',
  'CONTENT',
  'PUSH',
];

/** A port without a listener: one that was free a moment ago. */
const deadOrigin = async (): Promise<string> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}`;
};

test('S13 every service is down when the server starts: it starts, pages are shown, and the parts that need a service report it', async ({
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
