import { expect, test } from './support/cluster-test.ts';
import { aCustomer } from './support/orders.ts';

const FILE = /\/(?:remotes|shell)\/[^"]+\.js/;

test('a page composed behind nginx hydrates in the browser, with its own nonce', async ({
  cluster,
  page,
}) => {
  const replies = [await page.goto('/currencies'), await page.goto('/currencies')];
  const nonces = replies.map(
    (reply) => /'nonce-([^']+)'/.exec(reply?.headers()['content-security-policy'] ?? '')?.[1] ?? 'none',
  );
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await expect(page.locator('[data-state="ready"]')).toBeAttached();
  expect(nonces[0]).not.toBe('none');
  expect(new Set(nonces).size).toBe(2);
  const lines = (await cluster.log()).join('\n');
  expect(lines).toContain(' GET page 200 ');
  expect(lines).not.toContain('/currencies');
});

test('files are kept for a year, compressed as the servers have them, and outlive all servers', async ({
  cluster,
}) => {
  const html = await (await fetch(`${cluster.origin}/exchange`)).text();
  const url = `${cluster.origin}${FILE.exec(html)?.[0] ?? ''}`;
  const ask = async (encoding: string) => {
    const reply = await fetch(url, { headers: { 'accept-encoding': encoding } });
    await reply.arrayBuffer();
    return reply;
  };

  let kept = await ask('br, gzip');
  // nginx stores the file after it has sent it
  await expect(async () => {
    kept = await ask('gzip, deflate, br');
    expect(kept.headers.get('x-cache-status')).toBe('HIT');
  }).toPass();
  expect(kept.headers.get('content-encoding')).toBe('br');
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await ask('gzip, br;q=0')).headers.get('content-encoding')).toBe('gzip');

  const { headers } = kept;
  const again = await fetch(url, {
    headers: { 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  for (const name of ['content-security-policy', 'x-content-type-options'])
    expect(headers.get(name), `${name} is there once`).not.toContain(',');

  await Promise.all(cluster.servers.map((server) => server.stop()));
  expect((await ask('br')).status).toBe(200);
  const away = await fetch(`${cluster.origin}/exchange`);
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await away.text()).toContain('Back in a moment');
});

test('a token and an order of one server are valid on the other', async ({ cluster }) => {
  const [first, second] = cluster.servers;
  if (first === undefined || second === undefined) throw new Error('a cluster has two servers');
  const customer = await aCustomer(second.origin, first.origin);
  const id = await customer.order('0.314159');
  for (const { origin } of cluster.servers) {
    const reply = await fetch(`${origin}/gateway/public-v1.1/transactions/${id}`);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ id });
  }
});
