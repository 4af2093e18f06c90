import { fakeHttp } from '@coinlane/shared-contracts/testing';
import { serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { contentReplies } from './api/listing/listing-replies.fixture';
import { createScope } from './app/create-scope';
import { aRequest } from './app/fragment-request.fixture';
import { listingModel } from './model/listing';
import { render } from './server';

const http = fakeHttp(contentReplies);
const at = (pathname: string, search = '', basename = '') =>
  render(aRequest(pathname, { http, search, basename }));

/** Whether the browser's state marks the visitor as a bot. */
const isBotIn = (state: unknown): boolean => {
  const scope = createScope(
    serverRemoteProps(aRequest('/currencies'), serverI18n('listing', aRequest('/currencies'))),
    JSON.parse(JSON.stringify(state)),
  );
  return scope.getState(listingModel.$isBot);
};

describe('the fragment of /currencies', () => {
  it('is complete without script: rows, search form, sort order, pages, exchange links', async () => {
    const { status, html } = await at('/currencies', '', '/de');

    expect(status).toBe(200);
    expect(html).toContain('<h1>Currencies</h1>');
    expect(html).toContain('Currencies found: 106');
    expect(html).toContain('href="/de/currencies/tether-trc20"');
    expect(html).toContain('href="/de/exchange#from=usdttrc20&amp;to=eth"');
    expect(html).toContain('action="/de/currencies" method="get"');
    expect(html).toContain('href="/de/currencies?sort=abc"');
    expect(html).toContain('href="/de/currencies?page=2"');
    expect(html).toContain('src="/gateway/content/icons/btc.svg"');
  });

  it('filters by the parameter of its form', async () => {
    const { html, head } = await at('/currencies', '?q=tether');

    expect(html).toContain('Currencies found: 2');
    expect(html).toContain('value="tether"');
    expect(html).not.toContain('href="/currencies/bitcoin"');
    expect(head).toMatchObject({ canonicalPath: '/currencies', robots: 'noindex, follow' });
  });

  it('shows in three lines that nothing was found (spec §2 "Empty states")', async () => {
    const { status, html } = await at('/currencies', '?q=zzzz');

    expect(status).toBe(200);
    for (const line of ['Nothing found', 'No currency has this', 'Check the spelling'])
      expect(html).toContain(line);
  });

  it('serializes the shown rows, and not the whole list', async () => {
    const { state } = await at('/currencies');

    expect(JSON.stringify(state)).toContain('tether-trc20');
    expect(JSON.stringify(state)).not.toContain('sample-99');
  });

  it('has title, description, canonical address and breadcrumbs', async () => {
    const { head } = await at('/currencies', '?page=2', '/de');

    expect(head).toMatchObject({
      title: 'Currencies (2) | Coinlane',
      canonicalPath: '/currencies?page=2',
    });
    expect(head.description).toMatch(/^Every currency/);
    expect(head.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Main', item: 'https://swap.example/de/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Currencies',
            item: 'https://swap.example/de/currencies',
          },
        ],
      }),
    ]);
  });
});

describe('the fragments of the other pages', () => {
  it.each([
    {
      path: '/currencies/bitcoin',
      title: 'Exchange Bitcoin (BTC)',
      link: '/currencies/bitcoin/ethereum',
    },
    {
      path: '/currencies/bitcoin/ethereum',
      title: 'Exchange BTC to ETH',
      link: '/exchange#from=btc&amp;to=usdttrc20',
    },
    { path: '/from-bitcoin', title: 'Pairs from Bitcoin (BTC)', link: '/currencies/bitcoin/ethereum' },
    { path: '/buy/bitcoin', title: 'Buy Bitcoin (BTC)', link: '/buy/us-dollar/bitcoin' },
    { path: '/buy/us-dollar', title: 'Buy crypto with US Dollar (USD)', link: '/buy/us-dollar/ethereum' },
    {
      path: '/buy/us-dollar/bitcoin',
      title: 'Buy BTC with USD',
      link: '/exchange?from=usd&amp;to=btc&amp;fiatMode=true',
    },
    { path: '/all-currencies-buy', title: 'All currencies to buy', link: '/buy/ethereum' },
    { path: '/all-currencies-exchange', title: 'All currencies to exchange', link: '/from-tether-trc20' },
  ])('$path', async ({ path, title, link }) => {
    const { status, html, head } = await at(path);

    expect(status).toBe(200);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`href="${link}"`);
    expect(head).toMatchObject({ title: `${title} | Coinlane`, canonicalPath: path });
  });

  it.each([
    {
      path: '/currencies/bitcoin/ethereum',
      words: ['1 BTC ≈ 30.31 ETH', '−1.23\u00a0% in 24 hours', '0.0002 BTC'],
    },
    { path: '/all-currencies-buy', words: ['~ 91,234.10 USD', '~ 3,010.55 USD', 'Prices in USD'] },
    { path: '/buy/us-dollar', words: ['~ 91,234.10 USD', 'USD to BTC'] },
  ])('shows the market data on $path', async ({ path, words }) => {
    const { html } = await at(path);

    for (const said of words) expect(html.includes(said)).toBe(true);
  });

  it('passes on that the visitor is a search engine, so that its links do not change (spec §6)', async () => {
    const ofBot = await render(aRequest('/currencies', { http, isBot: true }));
    const ofVisitor = await at('/currencies');

    expect(isBotIn(ofBot.state)).toBe(true);
    expect(isBotIn(ofVisitor.state)).toBe(false);
  });

  it('has nofollow on links into the exchange (spec §5 "Links")', async () => {
    expect((await at('/from-bitcoin')).html).toMatch(
      /rel="nofollow noopener noreferrer"[^>]*usdttrc20|usdttrc20[^>]*rel="nofollow noopener noreferrer"/,
    );
  });

  it.each([
    '/currencies/nothing',
    '/currencies/bitcoin/nothing',
    '/buy/nothing',
    '/from-nothing',
    '/currencies/a/b/c',
  ])('returns 404 for %s', async (path) => {
    const { status, html, head } = await at(path);

    expect(status).toBe(404);
    expect(html).toContain('Page not found');
    expect(head.robots).toBe('noindex');
  });

  it('redirects permanently from a redirected currency', async () => {
    expect(await at('/currencies/act-old')).toMatchObject({
      status: 301,
      redirectTo: '/currencies/ethereum',
    });
  });
});

describe('the fragment of a coin', () => {
  it('has its wallets in the HTML, and in the state', async () => {
    const http = fakeHttp({
      ...contentReplies,
      'GET public-v1/currencies/btc': {
        wallets: { primary: [{ name: '<b>Keeper</b>', url: 'https://keeper.example/?a=1&b=2' }] },
      },
    });
    const { html, state } = await render(aRequest('/currencies/bitcoin', { http }));

    expect(html).toContain('Wallets for Bitcoin');
    expect(html).toContain('&lt;b&gt;Keeper&lt;/b&gt;');
    expect(html).toContain('href="https://keeper.example/?a=1&amp;b=2"');
    expect(JSON.stringify(state)).toContain('https://keeper.example/');
  });

  it('has no wallet section without wallets', async () => {
    expect((await at('/currencies/bitcoin')).html).not.toContain('currency-wallets');
  });
});

describe('two concurrent requests', () => {
  it('do not share state', async () => {
    const [bitcoin, search] = await Promise.all([at('/currencies/bitcoin'), at('/currencies', '?q=sample')]);

    expect(JSON.stringify(bitcoin.state)).not.toContain('sample-1');
    expect(search.html).toContain('Currencies found: 100');
  });
});
