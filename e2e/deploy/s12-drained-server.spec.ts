import { expect, test } from './support/cluster-test.ts';
import { aCustomer, asHeld, ordersHeld, plainAmount } from './support/orders.ts';

const IN_FLIGHT = 100;
const SLOW_MS = 3000;
const ESTIMATE =
  '/gateway/account/v1.2/exchange/estimate?fromCurrency=btc&fromNetwork=btc&fromAmount=0.1&toCurrency=eth&toNetwork=eth&type=direct&promoCode=&withoutFee=false';

type Calls = { readonly calls: readonly { readonly path: string; readonly count: number }[] };

const callsOf = async (sandboxUrl: string, route: RegExp): Promise<number> => {
  const { calls } = (await (await fetch(`${sandboxUrl}/__sandbox/calls`)).json()) as Calls;
  return calls.filter(({ path }) => route.test(path)).reduce((sum, { count }) => sum + count, 0);
};

const CREATE = /transactions$/;
const ESTIMATES = /exchange\/estimate$/;

test('S12: a server asked to end with 100 requests in flight finishes them, and no order is lost', async ({
  cluster,
}) => {
  const [first] = cluster.servers;
  const faultsUrl = `${cluster.sandboxUrl}/__sandbox/faults`;
  const customer = await aCustomer(cluster.origin);
  const callsNow = async () => ({
    created: await callsOf(cluster.sandboxUrl, CREATE),
    estimated: await callsOf(cluster.sandboxUrl, ESTIMATES),
  });
  const before = await callsNow();
  await fetch(faultsUrl, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      ['/transactions$', '/exchange/estimate'].map((path) => ({ path, action: 'delay', ms: SLOW_MS })),
    ),
  });

  const amounts = Array.from({ length: IN_FLIGHT / 2 }, (_, index) =>
    plainAmount((0.2 + index / 1_000_000).toFixed(6)),
  );
  const orders = amounts.map(async (amount) => asHeld(await customer.order(amount), amount));
  const estimates = amounts.map(async () => (await fetch(`${cluster.origin}${ESTIMATE}`)).status);
  // pages request estimates too
  await expect
    .poll(async () => {
      const { created, estimated } = await callsNow();
      return Math.min(created - before.created, estimated - before.estimated);
    })
    .toBeGreaterThanOrEqual(IN_FLIGHT / 2);
  await first?.stop();
  await fetch(faultsUrl, { method: 'DELETE' });

  expect(await Promise.all(estimates)).toEqual(amounts.map(() => 200));
  const ordered = await Promise.all(orders);
  const held = await ordersHeld(cluster.sandboxUrl);
  expect(held.filter((each) => amounts.includes(each.split(' ')[1] ?? '')).toSorted()).toEqual(
    ordered.toSorted(),
  );
  // no client had to ask twice
  expect((await callsNow()).created).toBe(before.created + IN_FLIGHT / 2);
});
