import type { Service } from '@coinlane/shared-contracts/api';

import type { MailSettings } from '../http/config/index.ts';
import { isTextServed, unavailableFeatures } from './unavailable-features.ts';

const PROVIDER = {
  ...{ id: 'one-click', baseUrl: null, key: null, account: null },
  ...{ publicKey: null, sharesVisitorIp: false },
};

const MAIL: MailSettings = {
  server: { host: 'mail.example', port: 465, isSecure: true, user: null, password: null },
  from: 'no-reply@a.example',
};

const featuresWith = (services: readonly Service[], mail: MailSettings | null, hasReviews = false) =>
  unavailableFeatures({
    providers: [PROVIDER],
    ...{ mail, hasReviews },
    upstreams: Object.fromEntries(
      services.map((service) => [service, { baseUrl: 'https://a.example', key: null }]),
    ),
  });

describe('unavailableFeatures', () => {
  it.each([
    {
      rule: 'without services',
      services: [],
      mail: null,
      missing: ['token-swap', 'forms', 'email', 'newsletter', 'reviews', 'market'],
    },
    {
      rule: 'with an SMTP server, the forms are embedded',
      services: [],
      mail: MAIL,
      missing: ['token-swap', 'newsletter', 'reviews', 'market'],
    },
    {
      rule: 'a frontend does not know our orders, and market data has two services',
      services: ['frontend'],
      mail: null,
      missing: ['token-swap', 'email', 'reviews', 'market'],
    },
    {
      rule: 'the other one alone',
      services: ['price-data'],
      mail: MAIL,
      missing: ['token-swap', 'newsletter', 'reviews', 'market'],
    },
    {
      rule: 'embedded forms replace the service of the market data',
      services: ['frontend', 'price-data'],
      mail: MAIL,
      missing: ['token-swap', 'newsletter', 'reviews', 'market'],
    },
    {
      rule: 'market data of both services',
      services: ['frontend', 'price-data'],
      mail: null,
      missing: ['token-swap', 'email', 'reviews'],
    },
    {
      rule: 'with swaps',
      services: ['swaps'],
      mail: null,
      missing: ['forms', 'email', 'newsletter', 'reviews', 'market'],
    },
  ] as const)('$rule: $missing', ({ services, mail, missing }) => {
    expect(featuresWith(services, mail)).toEqual([
      ...['account', 'fiat', 'promo', ...missing],
      ...['api', 'partners', 'names'],
    ]);
  });

  it('with its own reviews: they are available', () => {
    expect(
      [featuresWith([], MAIL), featuresWith([], MAIL, true)].map((all) => all.includes('reviews')),
    ).toEqual([true, false]);
  });

  it('a site without providers has every feature', () => {
    const site = { providers: [], upstreams: {}, mail: null, hasReviews: false };
    expect(unavailableFeatures(site)).toEqual([]);
  });
});

describe('isTextServed', () => {
  const site = { providers: [PROVIDER], mail: null, hasReviews: false, upstreams: {}, liveChatUrl: '' };

  it.each([
    { service: 'account', settings: {}, is: false },
    { service: 'email', settings: {}, is: false },
    { service: 'email', settings: { mail: MAIL }, is: true },
    { service: 'names', settings: { mail: MAIL }, is: false },
    { service: 'provider-mail', settings: { mail: MAIL }, is: false },
    { service: 'chat', settings: {}, is: false },
    { service: 'chat', settings: { liveChatUrl: 'https://chat.example' }, is: true },
  ] as const)('texts about $service with $settings: $is', ({ service, settings, is }) => {
    expect(isTextServed({ ...site, ...settings })(service)).toBe(is);
  });
});
