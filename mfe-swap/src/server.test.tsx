import { fakeHttp, swapReply } from '@coinlane/shared-contracts/testing';

import { aRequest } from './app/fragment-request.fixture';
import { render } from './server';

describe('the fragment of the token swap', () => {
  it('renders the five pairs with their limits, each linking to its page', async () => {
    const { status, html } = await render(aRequest('/swap'));

    expect(status).toBe(200);
    for (const token of ['bnb', 'awc', 'now', 'ava', 'usdt']) expect(html).toContain(`href="/swap/${token}"`);
    expect(html).toContain('200,000');
    expect(html).toContain('No maximum');
  });

  it.each([
    { path: '/swap/usdt', heading: 'USDT token swap', exchange: '/exchange?from=usdt&amp;to=usdterc20' },
    { path: '/some/page/swap/ava', heading: 'AVA token swap', exchange: '/exchange?from=avanep5&amp;to=ava' },
    { path: '/tokens/swap/trvl', heading: 'TRVL token swap', exchange: '/exchange?from=trvl' },
  ])('renders $path with a link to the exchange', async ({ path, heading, exchange }) => {
    const { status, html } = await render(aRequest(path, { basename: '/fr' }));

    expect(status).toBe(200);
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(html).toContain(`href="/fr${exchange}"`);
  });

  it.each(['/swap/doge', '/swap/txs/x'])('answers 404 for %s', async (path) => {
    const { status, html, head } = await render(aRequest(path));

    expect(status).toBe(404);
    expect(html).toContain('mailto:support@swap.example');
    expect(head).toMatchObject({ robots: 'noindex' });
    expect(head.canonicalPath).toBeUndefined();
  });

  it('renders a swap by its id with the amounts sent and received', async () => {
    const http = fakeHttp({ 'GET swaps/5f0c3a': { ...swapReply, status: 'finished' } });
    const { status, html, isCacheable, head } = await render(aRequest('/swap/txs/5f0c3a', { http }));

    expect([status, isCacheable, head.canonicalPath]).toEqual([200, false, undefined]);
    expect(html).toContain('less than a minute');
    expect(html).toContain(`https://etherscan.io/address/${swapReply.payin.address}`);
  });

  it('redirects to /404 if a swap cannot be loaded (spec §8)', async () => {
    expect(await render(aRequest('/swap/txs/5f0c3a'))).toMatchObject({ status: 302, redirectTo: '/404' });
  });

  it('gives a page with several paths one canonical URL', async () => {
    const { head } = await render(aRequest('/some/page/swap/ava', { basename: '/de' }));

    expect(head).toMatchObject({ title: 'AVA token swap | Coinlane', canonicalPath: '/swap/ava' });
    expect(head.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, item: 'https://swap.example/de/' }),
          expect.objectContaining({ position: 2, item: 'https://swap.example/de/swap' }),
          expect.objectContaining({ position: 3, item: 'https://swap.example/de/swap/ava' }),
        ],
      }),
    ]);
  });

  it('formats limits in the number format of the page', async () => {
    const { html } = await render(aRequest('/swap', { language: 'de' }));

    expect(html).toContain('200.000');
    expect(html).toContain('0,5');
  });
});
