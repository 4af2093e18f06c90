import { expect, test } from './support/cluster-test.ts';
import { asHeld, aCustomer, ordersHeld } from './support/orders.ts';
import { startVisitorPool } from './support/visitors.ts';

const PAGES = ['/exchange', '/de/currencies', '/blog', '/exchange?from=btc&to=eth&amount=0.1'];

/** A line of nginx's log whose request a server answered: `<upstream status> <cache> <address>`. */
const servedBy = (port: string) => {
  const pattern = new RegExp(` 200 \\S+ 127\\.0\\.0\\.1:${port} `);
  return (line: string): boolean => pattern.test(line);
};

test('a server that is killed under load costs no visitor anything, and no order is made twice', async ({
  cluster,
}) => {
  const [first, second] = cluster.servers;
  if (first === undefined || second === undefined) throw new Error('a cluster has two servers');
  const crowd = startVisitorPool(
    PAGES.map((path) => `${cluster.origin}${path}`),
    3,
  );
  const customer = await aCustomer(cluster.origin);
  const ordered: string[] = [];
  const end = new AbortController();
  const ordering = (async () => {
    for (let count = 1; !end.signal.aborted; count += 1) {
      const amount = (0.1 + count / 1_000_000).toFixed(6);
      ordered.push(asHeld(await customer.order(amount), amount));
    }
  })();
  const visitors = (count: number) => crowd.answers(count);

  await test.step('Given visitors and orders', async () => {
    await visitors(30);
    await expect.poll(() => ordered.length).toBeGreaterThan(5);
  });
  await test.step('When one server is killed, the other serves', async () => {
    await first.kill();
    const before = ordered.length;
    await visitors(50);
    await expect.poll(() => ordered.length).toBeGreaterThan(before + 5);
  });
  await test.step('When it is back and the other is killed, it serves alone', async () => {
    const before = (await cluster.log()).length;
    await first.start();
    const port = new URL(first.origin).port;
    await expect
      .poll(async () => (await cluster.log()).slice(before).filter(servedBy(port)).length)
      .toBeGreaterThan(5);
    await second.kill();
    const orders = ordered.length;
    await visitors(50);
    await expect.poll(() => ordered.length).toBeGreaterThan(orders + 5);
  });
  await test.step('Then no visitor saw a failure, and each order exists once', async () => {
    end.abort();
    const [met] = await Promise.all([crowd.stop(), ordering]);
    const failed = (await cluster.log()).filter((line) => / 50\d /.test(line));
    expect(met.bad, `nginx logged:\n${failed.join('\n')}`).toEqual([]);
    const held = await ordersHeld(cluster.sandboxUrl);
    expect(held.filter((each) => ordered.includes(each)).toSorted()).toEqual(ordered.toSorted());
    const amounts = held.map((each) => each.split(' ')[1]);
    for (const each of ordered) {
      const amount = each.split(' ')[1];
      expect(
        amounts.filter((other) => other === amount),
        `orders of ${String(amount)} btc`,
      ).toHaveLength(1);
    }
  });
});
