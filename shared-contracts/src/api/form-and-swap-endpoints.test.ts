import type { HttpRequest } from './endpoint.ts';
import * as api from './index.ts';

const support = { name: 'Ann', email: 'ann@example.com', message: 'Hello', extraInfo: 'swap:1' };
const swap = {
  from: 'ava',
  to: 'ava',
  fromBlockchain: 'neo',
  amount: '10',
  payoutAddress: 'bnb1',
  payoutExtraId: '',
  estimate: '10',
};

const contact = (desk: api.ContactDesk): HttpRequest =>
  api.contactEndpoint.toRequest({ desk, ...support, captcha: 'tok' });

const post = (service: HttpRequest['service'], path: string, body: unknown): HttpRequest => ({
  service,
  method: 'POST',
  path,
  body,
});

/** Spec §7 "Frontend API", "Account API", "Swap API", "Public API v1", "Public API v2", "Push notification API". */
const rows: readonly { readonly call: string; readonly request: HttpRequest; readonly sent: HttpRequest }[] =
  [
    {
      call: 'a support contact',
      request: contact('support'),
      sent: post('frontend', '/contact/complete', { support, 'g-recaptcha-response': 'tok' }),
    },
    {
      call: 'a contact about token swaps',
      request: contact('swapTokens'),
      sent: post('frontend', '/swap-tokens/contact', { support, 'g-recaptcha-response': 'tok' }),
    },
    {
      call: 'a contact about Lightning',
      request: contact('lightning'),
      sent: post('frontend', '/lightning/contact', { support, 'g-recaptcha-response': 'tok' }),
    },
    {
      call: 'a ticket',
      request: api.ticketEndpoint.toRequest({ name: 'Ann', email: 'ann@example.com', message: 'Hello' }),
      sent: post('account', '/tickets', {
        ticket: {
          comment: { body: 'Hello' },
          requester: { name: 'Ann', email: 'ann@example.com' },
          subject: 'Contact Form',
        },
      }),
    },
    {
      call: 'a subscription',
      request: api.subscribeEndpoint.toRequest({ email: 'ann@example.com', captcha: 'tok' }),
      sent: post('frontend', '/exchange/subscribe', {
        subscribe: { email: 'ann@example.com' },
        'g-recaptcha-response': 'tok',
      }),
    },
    {
      call: 'news of promotions',
      request: api.promoEndpoint.toRequest('ann@example.com'),
      sent: post('frontend', '/promo', { email: 'ann@example.com' }),
    },
    {
      call: 'e-mails about an order',
      request: api.notifyEndpoint.toRequest({ transactionId: 'a/b', email: 'a@b.co' }),
      sent: post('frontend', '/exchange/txs/a%2Fb/notify', { notify: { email: 'a@b.co' } }),
    },
    {
      call: 'a captcha challenge',
      request: api.captchaChallengeEndpoint.toRequest(),
      sent: { service: 'frontend', method: 'GET', path: '/captcha/challenge' },
    },
    {
      call: 'an amount of a pair',
      request: api.exchangeAmountEndpoint.toRequest({ amount: '500', from: 'now', to: 'nowbnb' }),
      sent: {
        service: 'public-v1',
        method: 'GET',
        path: '/exchange-amount/500/now_nowbnb',
        query: { api_key: 'site' },
        abortKey: 'exchange-amount',
      },
    },
    {
      call: 'the destination of tokens',
      request: api.tokensDestinationEndpoint.toRequest({ transactionId: 'a/b', tokensDestination: '0x1' }),
      sent: post('public-v1', '/transactions/a%2Fb/tokens-destination', {
        tokensDestination: '0x1',
        currency: 'eth',
      }),
    },
    {
      call: 'the targets of a currency, in lower case',
      request: api.currenciesToEndpoint.toRequest({ ticker: 'BTC', isFixedRate: false }),
      sent: {
        service: 'public-v1',
        method: 'GET',
        path: '/currencies-to/btc',
        query: {},
        abortKey: 'currencies-to BTC false',
      },
    },
    {
      call: 'its targets at a fixed rate',
      request: api.currenciesToEndpoint.toRequest({ ticker: 'btc', isFixedRate: true }),
      sent: {
        service: 'public-v1',
        method: 'GET',
        path: '/currencies-to/btc',
        query: { fixedRate: 'true' },
        abortKey: 'currencies-to btc true',
      },
    },
    {
      call: 'the addresses of a name',
      request: api.addressesByNameEndpoint.toRequest('alice@edge'),
      sent: {
        service: 'public-v2',
        method: 'GET',
        path: '/addresses-by-name',
        query: { name: 'alice@edge' },
      },
    },
    {
      call: 'a deposit, requested from a name',
      request: api.depositRequestEndpoint.toRequest({ transactionId: 'x', userAccount: 'alice@edge' }),
      sent: post('public-v2', '/exchange/deposit-payment-request', {
        userAccount: 'alice@edge',
        exchangeId: 'x',
        provider: 'fio',
      }),
    },
    {
      call: 'prices in one fiat currency',
      request: api.pricesEndpoint.toRequest({ tickers: ['btc', 'eth'], fiatTicker: 'eur' }),
      sent: { service: 'price-data', method: 'GET', path: '/', query: { fsyms: 'BTC,ETH', tsyms: 'EUR' } },
    },
    {
      call: 'the token of a device, in query and body',
      request: api.pushTokenEndpoint.toRequest({ id: 'd', fcmtoken: 't' }),
      sent: { ...post('push', '/fcmtoken', { id: 'd', fcmtoken: 't' }), query: { id: 'd', fcmtoken: 't' } },
    },
    {
      call: 'the order of a device, in query and body',
      request: api.pushTransactionEndpoint.toRequest({ id: 'x', deviceId: 'd' }),
      sent: { ...post('push', '/tx', { id: 'x', device_id: 'd' }), query: { id: 'x', device_id: 'd' } },
    },
    {
      call: 'the state of a token swap',
      request: api.swapEndpoint.toRequest('a?b'),
      sent: { service: 'swaps', method: 'GET', path: '/a%3Fb' },
    },
    {
      call: 'a token swap',
      request: api.createSwapEndpoint.toRequest({ body: swap, idempotencyKey: 'k' }),
      sent: { ...post('swaps', '/', swap), idempotencyKey: 'k' },
    },
    {
      call: 'a token swap of AVA from NEO, on this site',
      request: api.createSwapOnSiteEndpoint.toRequest({ body: swap, idempotencyKey: 'k' }),
      sent: { ...post('swaps', '/swap', swap), isOnSite: true, idempotencyKey: 'k' },
    },
  ];

describe('the endpoints of forms and token swaps (spec §7)', () => {
  it.each(rows)('$call', ({ request, sent }) => {
    expect(request).toEqual(sent);
  });
});
