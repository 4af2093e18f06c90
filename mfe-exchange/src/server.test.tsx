import { networkError, timeoutError } from '@coinlane/shared-contracts/errors';
import { pairRatesReply } from '@coinlane/shared-contracts/testing';

import { aRequest } from './app/fragment-request.fixture';
import { aReply, aService, aServiceWith, KEYS, SERVICE, TRANSACTION_ID } from './app/service.fixture';
import { render } from './server';

const STATUS_PAGE = `/exchange/txs/${TRANSACTION_ID}`;
const STATUS_KEY = `GET public-v1.1/transactions/${TRANSACTION_ID}`;

describe('the fragment of /exchange', () => {
  it('is complete without script: pair, amount, offers, rate, the field of the recipient', async () => {
    const { status, html, head, isCacheable } = await render(
      aRequest('/exchange?from=btc&to=eth&amount=0.1'),
    );

    expect(status).toBe(200);
    expect(isCacheable).toBe(true);
    expect(html).toContain('<h1 tabindex="-1">Exchange crypto, wallet to wallet</h1>');
    for (const text of [
      'BTC',
      'Bitcoin',
      'value="0.1"',
      'value="1.4032"',
      'Standard route',
      'Partner route',
      '≈ $4,000.00',
      '14.032',
    ])
      expect(html).toContain(text);
    for (const label of ['Recipient wallet address', 'Refund address and e-mail', 'Review exchange'])
      expect(html).toContain(label);
    expect(head).toMatchObject({ canonicalPath: '/exchange' });
  });

  it('has the sections below the form, with structured data of the questions', async () => {
    const http = aServiceWith({ 'GET frontend/rates': pairRatesReply });
    const { html, head } = await render(aRequest('/', { http }));

    for (const text of ['How it works', 'Popular pairs', '1 BTC = 32.0102 ETH', 'Questions and answers'])
      expect(html).toContain(text);
    expect(JSON.stringify(head.jsonLd)).toContain('How long does an exchange take?');
  });

  it('shows no empty list of orders: only the browser knows them', async () => {
    const { html } = await render(aRequest('/exchange/history'));
    expect(html).toContain('Your orders');
    expect(html).not.toContain('No orders in this browser');
  });

  it('has no such sections on the page of an order', async () => {
    const { html } = await render(aRequest(STATUS_PAGE));
    expect(html).not.toContain('Popular pairs');
  });

  it.each([
    { path: '/', because: 'the front page', texts: ['Bitcoin', 'Ethereum'] },
    { path: '/exchange?from=xrp', because: 'only one side is said', texts: ['XRP Ledger', 'Ethereum'] },
    {
      path: '/exchange?to=xrp&amount=3',
      because: 'a currency with a tag',
      texts: ['Destination tag', 'value="3"'],
    },
    {
      path: '/exchange?from=nope&to=eth',
      because: 'nobody knows the ticker',
      texts: ['We do not know the currency NOPE', 'Bitcoin'],
    },
    {
      path: '/exchange?amount=1e9%00&from=%00',
      because: 'the query is nonsense',
      texts: ['Bitcoin', 'Ethereum'],
    },
  ])('shows $path, $because', async ({ path, texts }) => {
    const { status, html } = await render(aRequest(path));

    expect(status).toBe(200);
    for (const text of texts) expect(html).toContain(text);
  });

  it.each([
    { broken: 'the offers', key: KEYS.estimates, text: 'Offers could not be loaded.' },
    { broken: 'the market', key: KEYS.market, text: 'Market rate' },
    { broken: 'the prices', key: KEYS.prices, text: 'Market rate' },
    { broken: 'the rules of a currency', key: 'GET public-v1/currencies/eth', text: 'Load it again' },
  ])('is a page even if $broken fail', async ({ key, text }) => {
    const http = aServiceWith({ [key]: timeoutError(10_000) });
    const { status, html } = await render(aRequest('/exchange?from=btc&to=eth', { http }));

    expect(status).toBe(200);
    expect(html).toContain(text);
    expect(html).toContain('You send');
  });

  it('is a page without currencies, once the cached ones have expired', async () => {
    const later = Date.now() + 31_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    const http = aServiceWith({ [KEYS.currencies]: networkError('refused') });
    const { status, html } = await render(aRequest('/exchange', { http }));
    clock.mockRestore();

    expect(status).toBe(200);
    expect(html).toContain('The currencies could not be loaded.');
    expect(html).toContain('Load the currencies again');
  });

  it("does not show another visitor's query", async () => {
    const [one, other] = await Promise.all([
      render(aRequest('/exchange?from=xrp&to=eth&amount=77')),
      render(aRequest('/exchange?from=btc&to=eth&amount=0.5')),
    ]);
    expect(JSON.stringify(one.state)).toContain('"77"');
    expect(JSON.stringify(other.state)).not.toContain('"77"');
    expect(other.html).toContain('value="0.5"');
  });

  it('has a JSON-serializable state', async () => {
    const { state } = await render(aRequest('/exchange?from=btc&to=eth'));
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('the fragment of an order', () => {
  it('shows amount, address and tag, and is never indexed or cached', async () => {
    const { status, html, head, isCacheable } = await render(aRequest(STATUS_PAGE));

    expect(status).toBe(200);
    expect(isCacheable).toBe(false);
    for (const text of [
      'XRP to ETH exchange',
      TRANSACTION_ID,
      'Destination tag',
      'Deposit address',
      'Progress',
    ])
      expect(html).toContain(text);
    expect(html.indexOf('Destination tag')).toBeLessThan(html.indexOf('Deposit address'));
    expect(head).toMatchObject({ robots: 'noindex', canonicalPath: STATUS_PAGE });
  });

  it.each([
    { status: 'waiting', title: 'Send 100 XRP to start the exchange', pill: 'Your turn' },
    { status: 'confirming', title: 'Your deposit is being confirmed', pill: 'Confirming' },
    { status: 'exchanging', title: 'Exchanging your XRP', pill: 'Exchanging' },
    { status: 'sending', title: 'Sending ETH to your wallet', pill: 'Sending' },
    { status: 'finished', title: 'ETH sent to your wallet', pill: 'Finished' },
    { status: 'refunding', title: 'Returning your deposit', pill: 'Refunding' },
    { status: 'refunded', title: 'Your deposit was returned', pill: 'Refunded' },
    { status: 'failed', title: 'The exchange could not be completed', pill: 'Failed' },
    { status: 'expired', title: 'The time to send has ended', pill: 'Expired' },
    { status: 'verifying', title: 'On hold for a provider check', pill: 'On hold' },
    { status: 'of tomorrow', title: 'Checking your order', pill: 'Checking' },
  ])('shows the stage of $status in page and title (spec §4)', async ({ status, title, pill }) => {
    const http = aServiceWith({ [STATUS_KEY]: aReply({ status }) });
    const { html, head } = await render(aRequest(STATUS_PAGE, { http }));

    expect(html).toContain(title);
    expect(head.title).toContain(pill);
  });

  it.each(['/exchange/txs/abcdef123456', '/exchange/txs/NOT-AN-ID'])('answers 404 for %s', async (path) => {
    const { status, html } = await render(aRequest(path));
    expect(status).toBe(404);
    expect(html).toContain('Order not found');
  });

  it('makes no call for an invalid ID', async () => {
    const http = jest.fn(aService(SERVICE));
    await render(aRequest('/exchange/txs/NOT-AN-ID', { http }));
    expect(http).not.toHaveBeenCalled();
  });

  it('is a page with a retry button if the service is down', async () => {
    const http = aServiceWith({ [STATUS_KEY]: networkError('refused') });
    const { status, html } = await render(aRequest(STATUS_PAGE, { http }));

    expect(status).toBe(200);
    expect(html).toContain('The order could not be loaded.');
    expect(html).toContain('Try again');
  });
});

describe('a path of another remote', () => {
  it('is null', async () => {
    expect(await render(aRequest('/currencies'))).toMatchObject({ status: 404, html: '' });
  });
});
