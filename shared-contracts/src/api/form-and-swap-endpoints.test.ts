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

/** Spec §7 "Frontend API", "Account API", "Swap API", "Public API v1". */
const rows: readonly { readonly call: string; readonly request: HttpRequest; readonly sent: object }[] = [
  {
    call: 'a support contact',
    request: contact('support'),
    sent: {
      service: 'frontend',
      method: 'POST',
      path: '/contact/complete',
      body: { support, 'g-recaptcha-response': 'tok' },
    },
  },
  {
    call: 'a contact about token swaps',
    request: contact('swapTokens'),
    sent: { path: '/swap-tokens/contact', body: { support, 'g-recaptcha-response': 'tok' } },
  },
  {
    call: 'a contact about Lightning',
    request: contact('lightning'),
    sent: { path: '/lightning/contact', body: { support, 'g-recaptcha-response': 'tok' } },
  },
  {
    call: 'a ticket',
    request: api.ticketEndpoint.toRequest({ name: 'Ann', email: 'ann@example.com', message: 'Hello' }),
    sent: {
      service: 'account',
      path: '/tickets',
      body: {
        ticket: {
          comment: { body: 'Hello' },
          requester: { name: 'Ann', email: 'ann@example.com' },
          subject: 'Contact Form',
        },
      },
    },
  },
  {
    call: 'a subscription',
    request: api.subscribeEndpoint.toRequest({ email: 'ann@example.com', captcha: 'tok' }),
    sent: {
      path: '/exchange/subscribe',
      body: { subscribe: { email: 'ann@example.com' }, 'g-recaptcha-response': 'tok' },
    },
  },
  {
    call: 'news of promotions',
    request: api.promoEndpoint.toRequest('ann@example.com'),
    sent: { path: '/promo', body: { email: 'ann@example.com' } },
  },
  {
    call: 'a captcha challenge',
    request: api.captchaChallengeEndpoint.toRequest(),
    sent: { service: 'frontend', method: 'GET', path: '/captcha/challenge' },
  },
  {
    call: 'an amount of a pair',
    request: api.exchangeAmountEndpoint.toRequest({ amount: '500', from: 'now', to: 'nowbnb' }),
    sent: { service: 'public-v1', path: '/exchange-amount/500/now_nowbnb' },
  },
  {
    call: 'the destination of tokens',
    request: api.tokensDestinationEndpoint.toRequest({ transactionId: 'a/b', tokensDestination: '0x1' }),
    sent: {
      path: '/transactions/a%2Fb/tokens-destination',
      body: { tokensDestination: '0x1', currency: 'eth' },
    },
  },
  {
    call: 'the state of a token swap',
    request: api.swapEndpoint.toRequest('a?b'),
    sent: { service: 'swaps', method: 'GET', path: '/a%3Fb' },
  },
  {
    call: 'a token swap',
    request: api.createSwapEndpoint.toRequest({ body: swap, idempotencyKey: 'k' }),
    sent: { service: 'swaps', method: 'POST', path: '/', body: swap, idempotencyKey: 'k' },
  },
  {
    call: 'a token swap of AVA from NEO, on this site',
    request: api.createSwapOnSiteEndpoint.toRequest({ body: swap, idempotencyKey: 'k' }),
    sent: { method: 'POST', path: '/swap', isOnSite: true, body: swap, idempotencyKey: 'k' },
  },
];

describe('the endpoints of forms and token swaps (spec §7)', () => {
  it.each(rows)('$call', ({ request, sent }) => {
    expect(request).toMatchObject(sent);
  });
});
