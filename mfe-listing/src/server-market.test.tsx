import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { contentReplies } from './api/listing/listing-replies.fixture';
import { aRequest } from './app/fragment-request.fixture';
import { render } from './server';

const http = fakeHttp(contentReplies);
const at = (pathname: string, search = '') => render(aRequest(pathname, { http, search }));

describe('the table of currencies', () => {
  it('has price, change and chart of each coin, with the time, and sorts by them', async () => {
    const { html, state } = await at('/currencies');

    for (const said of ['$91,234.10', '+1.24\u00a0%', 'd="M0 22l4-7 4-6"', 'Prices as of 06:41 UTC.'])
      expect(html).toContain(said);
    expect(html).toContain('href="/currencies?sort=price"');
    expect(html).toContain('href="/currencies?sort=change"');
    expect(JSON.stringify(state)).not.toContain('91000');
  });

  it('has no column for market data on a site without them', async () => {
    const { html } = await render(
      aRequest('/currencies', { http, config: { ...aRequest('/').config, unavailable: ['market'] } }),
    );

    expect(html).toContain('Currencies found: 106');
    for (const said of ['24 h', '7 days', '$91,234.10', 'sort=price', 'Prices in USD'])
      expect(html).not.toContain(said);
  });

  it('names networks by their names, not by their codes', async () => {
    const { html } = await at('/currencies', '?q=tether');

    expect(html).toContain('>TRON<');
    expect(html).toContain('aria-label="Exchange Tether (USDT, Ethereum)"');
  });
});

describe('the page of a coin or pair', () => {
  it.each([
    '/currencies/bitcoin',
    '/currencies/bitcoin/ethereum',
    '/buy/bitcoin',
    '/buy/us-dollar/bitcoin',
    '/from-bitcoin',
    '/currencies',
  ])('%s has a value for every placeholder of its texts', async (path) => {
    const { html, head } = await at(path);

    expect(html).not.toMatch(/\{\{|\}\}/);
    expect(JSON.stringify(head)).not.toContain('{{');
  });

  it.each([
    { path: '/currencies/bitcoin', ticker: 'btc' },
    { path: '/buy/bitcoin', ticker: 'btc' },
    { path: '/currencies/bitcoin/ethereum', ticker: 'btc' },
  ])('embeds the ticker object of $path (spec §3 "Currencies table state")', async ({ path, ticker }) => {
    const [, json = ''] =
      /<script type="application\/json" id="page-ticker">(.*?)<\/script>/.exec((await at(path)).html) ?? [];

    expect(JSON.parse(json)).toMatchObject({ ticker });
  });

  it.each([
    { path: '/currencies/ethereum', amount: '10' },
    { path: '/currencies/bitcoin', amount: '0.1' },
  ])(
    'starts the calculator of $path with $amount (spec §9 "Calculator defaults")',
    async ({ path, amount }) => {
      const http = fakeHttp({
        ...contentReplies,
        'GET content/coin-pairs/ethereum': contentReplies['GET content/coin-pairs/bitcoin'],
      });
      const { html } = await render(aRequest(path, { http }));

      expect(html).toContain(`value="${amount}"`);
    },
  );
});
