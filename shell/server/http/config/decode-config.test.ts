import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import { SERVICES } from '@coinlane/shared-contracts/api';

import { decodeConfig } from './decode-config.ts';
import { variableOf } from './read-upstreams.ts';

const SECRET = 'x'.repeat(32);
const ALL_UPSTREAMS = Object.fromEntries(
  SERVICES.map((service) => [variableOf(service), `https://${service.replaceAll('.', '-')}.example/base`]),
);
const PRODUCTION = { NODE_ENV: 'production', CSRF_SECRET: SECRET, ...ALL_UPSTREAMS };

const problems = (environment: Record<string, string>): readonly string[] => {
  const decoded = decodeConfig(environment);
  return E.isLeft(decoded) ? decoded.left : [];
};

const config = (environment: Record<string, string>) => {
  const decoded = decodeConfig(environment);
  if (E.isLeft(decoded)) throw new Error(decoded.left.join('\n'));
  return decoded.right;
};

describe('decodeConfig', () => {
  it('has a default for everything outside production', () => {
    expect(config({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      isProduction: false,
      ledger: { environment: 'local' },
      trustedProxies: [],
      overrides: { isForEverybody: true, mayBeLocal: false },
      guardMinimum: 5,
      publicOrigin: 'http://localhost:4000',
      brand: 'Coinlane',
      hostName: 'localhost:4000',
      csrfSecret: null,
      isSandbox: true,
      checkoutHosts: [],
      analyticsUrl: '',
      liveChatUrl: '',
      upstreams: {},
      hasCallLimits: true,
      logLevel: 'error',
    });
  });

  it.each([
    { name: 'PORT', value: '4k', expected: 'a port from 0 to 65535' },
    { name: 'PORT', value: '65536', expected: 'a port from 0 to 65535' },
    { name: 'PORT', value: '-1', expected: 'a port from 0 to 65535' },
    { name: 'CALL_LIMITS', value: 'few', expected: 'on or off' },
    { name: 'NODE_ENV', value: 'prod', expected: 'production, development or test' },
    { name: 'PUBLIC_ORIGIN', value: 'https://coinlane.example/app', expected: 'without a path' },
    { name: 'PUBLIC_ORIGIN', value: 'ftp://coinlane.example', expected: 'without a path' },
    { name: 'PUBLIC_ORIGIN', value: 'https://user:pass@coinlane.example', expected: 'without a path' },
    { name: 'SUPPORT_EMAIL', value: 'nobody', expected: 'an e-mail address' },
    { name: 'HOST_NAME', value: 'a b', expected: 'a host name' },
    { name: 'ERROR_REPORT_DSN', value: 'https://reports.example/1', expected: 'an address such as' },
    { name: 'CHECKOUT_HOSTS', value: 'pay.example,https://b', expected: 'host names with their ports' },
    { name: 'ANALYTICS_URL', value: 'intake.example', expected: 'an http or https URL' },
    { name: 'LIVE_CHAT_URL', value: 'https://c.example/?a=1', expected: 'an http or https URL' },
    { name: 'LEDGER_ENV', value: '../other', expected: 'lower-case letters' },
    { name: 'LEDGER_STORE', value: 'gs://bucket/x', expected: 'expected a folder, file:///folder, or s3://' },
    { name: 'LEDGER_STORE', value: 's3://bucket/x', expected: 'a region, as ' },
    { name: 'TRUSTED_PROXIES', value: '10.0.0.1,nginx', expected: 'addresses or ranges' },
    { name: 'TRUSTED_PROXIES', value: '10.0.0.0/33', expected: 'addresses or ranges' },
    { name: 'OVERRIDES', value: 'yes', expected: 'on or off' },
    { name: 'CANARY_GUARD_MINIMUM', value: '0', expected: 'a whole number from 1' },
    { name: 'SANDBOX', value: 'yes', expected: 'on or off' },
    { name: 'LOG_LEVEL', value: 'loud', expected: 'fatal, error, warn' },
    { name: 'UPSTREAM_CONTENT', value: 'content.example', expected: 'an http or https URL' },
    { name: 'UPSTREAM_PUBLIC_V1_1', value: 'https://a.example/?key=1', expected: 'an http or https URL' },
  ])('reports $name and the expected value for $value', ({ name, value, expected }) => {
    expect(problems({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} .*${expected}`)),
    ]);
  });

  it('reads the hosts of checkout pages and the default providers', () => {
    expect(
      config({
        CHECKOUT_HOSTS: 'Pay.example, checkout.example:8443',
        ANALYTICS_URL: 'https://intake.example/collect/',
        LIVE_CHAT_URL: 'https://chat.example/v1',
      }),
    ).toMatchObject({
      checkoutHosts: ['pay.example', 'checkout.example:8443'],
      analyticsUrl: 'https://intake.example/collect',
      liveChatUrl: 'https://chat.example/v1',
    });
  });

  it('reports all invalid values at once', () => {
    expect(
      problems({ NODE_ENV: 'production', PORT: 'x', BRAND: 'B', LOG_LEVEL: 'y', CSRF_SECRET: 'short' }),
    ).toEqual([
      expect.stringMatching(/^PORT/),
      expect.stringMatching(/^LOG_LEVEL/),
      expect.stringMatching(/^CSRF_SECRET/),
    ]);
  });

  it('never quotes a secret', () => {
    expect(
      problems({ CSRF_SECRET: 'hunter2', UPSTREAM_PUSH_KEY: 'hunter3', PORT: 'x' }).join('\n'),
    ).not.toMatch(/hunter/);
  });

  it.each([
    {
      rule: 'refuses local builds',
      environment: { ...PRODUCTION, OVERRIDES_LOCAL: 'on' },
      named: /^OVERRIDES_LOCAL is wrong: expected off, because NODE_ENV is production/,
    },
    {
      rule: 'requires keys for a bucket',
      environment: { LEDGER_STORE: 's3://bucket/x?region=eu-central-1' },
      named: /^LEDGER_STORE is wrong: expected AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to be set/,
    },
    {
      rule: 'refuses invalid trusted keys',
      environment: { LEDGER_TRUSTED_KEYS: '{"a":"b"}' },
      named: /^LEDGER_TRUSTED_KEYS/,
    },
    {
      rule: 'requires a CSRF secret',
      environment: { ...PRODUCTION, CSRF_SECRET: '' },
      named: /^CSRF_SECRET is missing/,
    },
    {
      rule: 'refuses to start without services',
      environment: { NODE_ENV: 'production', CSRF_SECRET: SECRET },
      named: /^UPSTREAM_\* is missing/,
    },
    {
      rule: 'refuses sandbox and real services together',
      environment: { ...PRODUCTION, SANDBOX: 'on' },
      named: /^SANDBOX is wrong/,
    },
    {
      rule: 'requires all services if one is real',
      environment: { ...PRODUCTION, UPSTREAM_SWAPS: '' },
      named: /^UPSTREAM_SWAPS is missing/,
    },
    {
      rule: 'requires a base URL for a key',
      environment: { UPSTREAM_SWAPS_KEY: 'k' },
      named: /^UPSTREAM_SWAPS is missing: UPSTREAM_SWAPS_KEY is set/,
    },
  ])('$rule', ({ environment, named }) => {
    expect(problems(environment)).toEqual([expect.stringMatching(named)]);
  });

  it.each([
    { rule: 'no services, development', environment: {}, isSandbox: true },
    {
      rule: 'no services, sandbox off is refused but on is taken',
      environment: { SANDBOX: 'on' },
      isSandbox: true,
    },
    {
      rule: 'production with the sandbox on',
      environment: { NODE_ENV: 'production', CSRF_SECRET: SECRET, SANDBOX: 'on' },
      isSandbox: true,
    },
    { rule: 'real services', environment: PRODUCTION, isSandbox: false },
  ])('sandbox: $rule', ({ environment, isSandbox }) => {
    expect(config(environment).isSandbox).toBe(isSandbox);
  });

  it('removes trailing slashes from base URLs, and keeps keys', () => {
    const { upstreams } = config({
      ...PRODUCTION,
      UPSTREAM_CONTENT: 'https://content.example/v2//',
      UPSTREAM_CONTENT_KEY: 'k-1',
    });
    expect(upstreams.content).toEqual({ baseUrl: 'https://content.example/v2', key: 'k-1' });
  });

  it('trusts the configured proxies', () => {
    expect(config({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1/128,uniquelocal' }).trustedProxies).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1/128',
      'uniquelocal',
    ]);
  });

  it.each([
    { rule: 'all users outside production', environment: {}, isForEverybody: true },
    { rule: 'no users if it is off', environment: { OVERRIDES: 'off' }, isForEverybody: false },
    { rule: 'operators only in production', environment: PRODUCTION, isForEverybody: false },
    {
      rule: 'all users if it is on',
      environment: { ...PRODUCTION, OVERRIDES: 'on' },
      isForEverybody: true,
    },
  ])('lets $rule request other versions', ({ environment, isForEverybody }) => {
    expect(config(environment).overrides.isForEverybody).toBe(isForEverybody);
  });

  it('opens the ledger below the data folder, or at the configured place', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'config-'));
    const bytes = new Uint8Array([1]);
    await config({ DATA_DIR: folder }).ledger.store.createIfAbsent('a/b', bytes);
    await config({ LEDGER_STORE: join(folder, 'other') }).ledger.store.createIfAbsent('a/b', bytes);
    expect(await readdir(join(folder, 'ledger'))).toContain('a');
    expect(await readdir(join(folder, 'other'))).toContain('a');
    await rm(folder, { recursive: true });
  });
});
