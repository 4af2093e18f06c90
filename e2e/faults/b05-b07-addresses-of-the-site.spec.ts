import { expect, test } from '../support/test.ts';

const PATHS = [
  '/',
  '/exchange',
  '/exchange/txs/50727663e5d9a4',
  '/currencies',
  '/currencies/bitcoin',
  '/currencies/bitcoin/ethereum',
  '/buy/bitcoin',
  '/from-bitcoin',
  '/swap',
  '/pro',
  '/blog',
  '/blog/search',
  '/for-partners',
  '/terms-of-use',
];
const LANGUAGES = ['', '/de', '/ru', '/ja', '/xx'];
const KEYS = [
  'from',
  'to',
  'amount',
  'rateMode',
  'page',
  'sort',
  'q',
  'link_id',
  'redirect',
  'next',
  '__proto__',
  'constructor[prototype]',
  '%00',
  '',
  'from[]',
];
const VALUES = [
  '',
  'btc',
  '-1',
  '1e999',
  '%00',
  '%E0%A4%A',
  '%',
  '../..',
  '<script>',
  '%3Csvg%20onload=1%3E',
  '//evil.example',
  'javascript:alert(1)',
  'a'.repeat(3000),
  '𝟙',
  '٣',
  '%0d%0aset-cookie:x=1',
  'null',
  '[]',
  '{"a":1}',
  "'",
];
const SUFFIXES = ['', '/', '//', '/..', '/%2e%2e', '/%00', '/;x', '/.', '/%ff'];

/** Pseudo-random sequence, the same in every run, so that failures are reproducible. */
const sequence = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const randomAddresses = (count: number): readonly string[] => {
  const next = sequence(20_261_121);
  const one = (words: readonly string[]): string => words[next(words.length)] ?? '';
  return Array.from({ length: count }, () => {
    const pairs = Array.from({ length: next(4) }, () => `${one(KEYS)}=${one(VALUES)}`);
    const suffix = next(4) === 0 ? one(SUFFIXES) : '';
    return `${one(LANGUAGES)}${one(PATHS)}${suffix}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}`;
  });
};

/**
 * Sends a request unchanged, unlike Playwright's client, which normalises the URL. Repeats it if a busy server replies
 * 503 with Retry-After.
 */
const ask = async (origin: string, address: string): Promise<Response> => {
  let reply = await fetch(`${origin}${address}`, { redirect: 'manual' });
  await expect(async () => {
    if (reply.headers.get('retry-after') !== null)
      reply = await fetch(`${origin}${address}`, { redirect: 'manual' });
    expect(reply.status, address.slice(0, 200)).not.toBe(503);
  }).toPass({ timeout: 120_000 });
  return reply;
};

/** The origin of the site, the only allowed target of a redirect. */
const siteOf = (baseURL: string | undefined): string => baseURL ?? '';

const RANDOM_ADDRESSES = randomAddresses(200);

for (const { part, addresses, tag } of [
  { part: 'the first 30 of 200', addresses: RANDOM_ADDRESSES.slice(0, 30), tag: [] },
  { part: 'the last 170 of 200', addresses: RANDOM_ADDRESSES.slice(30), tag: '@long' },
])
  test(`B05 ${part} random URLs get a response, none a 5xx, none empty`, { tag }, async ({ baseURL }) => {
    const site = siteOf(baseURL);
    for (const address of addresses) {
      const reply = await ask(site, address);
      expect.soft(reply.status, address.slice(0, 200)).toBeLessThan(500);
      const location = reply.headers.get('location');
      if (location !== null) expect.soft(new URL(location, site).origin, address).toBe(site);
      else expect.soft((await reply.text()).length, address.slice(0, 200)).toBeGreaterThan(0);
      expect.soft(reply.headers.get('set-cookie') ?? '', address).not.toContain('x=1');
    }
  });

const ELSEWHERE = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '//evil.example/exchange/',
  '/.//evil.example/',
  '/de//evil.example/',
  '/exchange//evil.example/',
  '/@evil.example/',
  '/%09/evil.example/',
  '/exchange/?redirect=//evil.example',
  '/exchange/?next=https://evil.example',
  '/login?returnUrl=https://evil.example',
];

for (const address of ELSEWHERE) {
  test(`B07 ${address} leads nowhere else`, async ({ baseURL }) => {
    const site = siteOf(baseURL);
    const reply = await ask(site, address);
    expect(reply.status).toBeLessThan(500);
    const location = reply.headers.get('location');
    expect(location === null ? site : new URL(location, `${site}/`).origin).toBe(site);
  });
}

test('B05 random queries leave no page empty', async ({ page, problems }) => {
  problems.allow(/status of 40\d/);
  const nasty = [
    '/exchange?from=<script>&to=%00&amount=1e999',
    '/exchange?__proto__=1&from[]=btc&amount=-1',
    '/currencies?page=-1&sort=%E0%A4%A',
    '/exchange#from=%&to=%E0%A4%A&amount=٣',
  ];
  for (const address of nasty) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' }), address).toBeVisible();
  }
});
