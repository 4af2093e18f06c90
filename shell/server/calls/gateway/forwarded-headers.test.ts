import { SERVICES } from '@coinlane/shared-contracts/api';

import { toService, toVisitor } from './forwarded-headers.ts';

const TO_ACCOUNT = { service: 'account', key: null, sandboxNamespace: null } as const;
const OF_PERSON = {
  authorization: 'Bearer t',
  'x-temp-token': 'x',
  'time-zone': 'Zone (GMT+0100)',
};

describe('toService', () => {
  it.each([
    {
      rule: 'the description of the body',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'i' },
    },
    { rule: 'the user', headers: OF_PERSON },
    { rule: 'the language', headers: { 'accept-language': 'de' } },
  ])('sends a service $rule', ({ headers }) => {
    expect(toService(headers, TO_ACCOUNT)).toEqual({ accept: 'application/json', ...headers });
  });

  it('sends the IP address that the server adds, and none that the page claims', () => {
    const claimed = { 'x-visitor-ip': '198.51.100.1', 'x-forwarded-for': '198.51.100.1' };
    expect(toService(claimed, TO_ACCOUNT)).toEqual({ accept: 'application/json' });
    expect(toService(claimed, { ...TO_ACCOUNT, visitorIp: '203.0.113.77' })).toEqual({
      accept: 'application/json',
      'x-visitor-ip': '203.0.113.77',
    });
  });

  it('sends the user’s token only to the account service and the create call (spec §6 "Requests", §7)', () => {
    const told = SERVICES.filter(
      (service) => 'authorization' in toService(OF_PERSON, { ...TO_ACCOUNT, service }),
    );
    expect(told).toEqual(['public-v1.1', 'account']);
    expect(toService(OF_PERSON, { ...TO_ACCOUNT, service: 'price-data' })).toEqual({
      accept: 'application/json',
    });
  });

  it.each([
    { rule: 'cookies', headers: { cookie: 'csrf_token=x' } },
    {
      rule: 'addresses',
      headers: { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4', referer: 'https://a/?address=1A' },
    },
    { rule: 'the requested host name', headers: { host: 'evil.example', origin: 'https://evil.example' } },
    { rule: 'a visitor’s own API key', headers: { 'x-api-key': 'stolen' } },
    { rule: "a visitor's own test namespace", headers: { 'x-sandbox-namespace': 'mine' } },
    {
      rule: 'hop-by-hop headers',
      headers: { connection: 'upgrade', upgrade: 'h2c', te: 'trailers', 'transfer-encoding': 'chunked' },
    },
  ])('does not forward $rule', ({ headers }) => {
    expect(toService(headers, TO_ACCOUNT)).toEqual({ accept: 'application/json' });
  });

  it('adds API key and namespace', () => {
    expect(toService({}, { ...TO_ACCOUNT, key: 'k-1', sandboxNamespace: 'test-1' })).toEqual({
      accept: 'application/json',
      'x-api-key': 'k-1',
      'x-sandbox-namespace': 'test-1',
    });
  });
});

describe('toVisitor', () => {
  it('forwards content type, date and retry delay', () => {
    const told = {
      'content-type': 'application/json',
      date: 'Sat, 21 Nov 2026 01:00:00 GMT',
      'retry-after': '7',
    };
    expect(
      toVisitor({ ...told, 'set-cookie': ['a=1'], server: 'nginx', location: 'https://evil.example' }),
    ).toEqual(told);
  });
});
