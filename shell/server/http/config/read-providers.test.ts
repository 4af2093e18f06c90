import * as E from 'fp-ts/lib/Either.js';

import { decodeConfig } from './decode-config.ts';

const configOf = (environment: Readonly<Record<string, string>>) => {
  const config = decodeConfig(environment);
  return E.isRight(config)
    ? { providers: config.right.providers.map(({ id }) => id), isSandbox: config.right.isSandbox }
    : config.left;
};

describe('the variable PROVIDERS', () => {
  it.each([
    { name: 'one provider without a key', environment: { PROVIDERS: 'one-click' }, providers: ['one-click'] },
    {
      name: 'two, in their order',
      environment: { PROVIDERS: 'changenow, one-click', PROVIDER_CHANGENOW_KEY: 'k' },
      providers: ['changenow', 'one-click'],
    },
    {
      name: 'in production, without the sandbox',
      environment: { PROVIDERS: 'one-click', NODE_ENV: 'production', CSRF_SECRET: 's'.repeat(32) },
      providers: ['one-click'],
    },
    {
      name: 'next to the services that they do not replace',
      environment: { PROVIDERS: 'one-click', UPSTREAM_SWAPS: 'https://swaps.example' },
      providers: ['one-click'],
    },
  ])('$name', ({ environment, providers }) => {
    expect(configOf(environment)).toEqual({ providers, isSandbox: false });
  });

  it.each([
    {
      name: 'an unknown name',
      environment: { PROVIDERS: 'nobody' },
      problem: /PROVIDERS is wrong.*one-click/,
    },
    {
      name: 'a name twice',
      environment: { PROVIDERS: 'one-click,one-click' },
      problem: /PROVIDERS is wrong/,
    },
    {
      name: 'a missing key',
      environment: { PROVIDERS: 'changenow' },
      problem: /PROVIDER_CHANGENOW_KEY is missing/,
    },
    {
      name: 'the sandbox at the same time',
      environment: { PROVIDERS: 'one-click', SANDBOX: 'on' },
      problem: /SANDBOX is wrong/,
    },
    {
      name: 'a URL for a service that they replace',
      environment: { PROVIDERS: 'one-click', UPSTREAM_PUBLIC_V2: 'https://api.example' },
      problem: /UPSTREAM_PUBLIC_V2 is wrong/,
    },
    {
      name: 'a URL with a password',
      environment: { PROVIDERS: 'one-click', PROVIDER_ONE_CLICK_URL: 'https://a:b@api.example' },
      problem: /PROVIDER_ONE_CLICK_URL is wrong.*not shown/,
    },
  ])('refuses $name', ({ environment, problem }) => {
    expect(configOf(environment)).toEqual([expect.stringMatching(problem)]);
  });
});
