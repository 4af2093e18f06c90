import type { HttpRequest } from '@coinlane/shared-contracts/api';

import { requestHeaders } from './request-headers';

const context = { csrfToken: () => 'csrf', accessToken: () => 'access', language: 'de' };
const read: HttpRequest = { service: 'public-v2', method: 'GET', path: '/x' };

describe('the headers of a call', () => {
  it.each<{ rule: string; request: HttpRequest; headers: Record<string, unknown> }>([
    {
      rule: 'a read has no csrf token',
      request: read,
      headers: { 'accept-language': 'de', authorization: 'Bearer access' },
    },
    {
      rule: 'a change has one (spec §6)',
      request: { ...read, method: 'POST' },
      headers: { 'accept-language': 'de', authorization: 'Bearer access', 'x-csrf-token': 'csrf' },
    },
    {
      rule: 'an account call has its time zone (spec §7)',
      request: { ...read, service: 'account' },
      headers: {
        'accept-language': 'de',
        authorization: 'Bearer access',
        'time-zone': expect.stringMatching(/^.+ \(GMT[+-]\d{4}\)$/),
      },
    },
    {
      rule: 'a create has its idempotency key',
      request: { ...read, idempotencyKey: 'k1' },
      headers: { 'accept-language': 'de', authorization: 'Bearer access', 'idempotency-key': 'k1' },
    },
  ])('$rule', ({ request, headers }) => {
    expect(requestHeaders(request, context, true)).toEqual(headers);
  });

  it('has no bearer token without credentials, or if no user is signed in', () => {
    expect(requestHeaders(read, context, false)).not.toHaveProperty('authorization');
    expect(requestHeaders(read, { ...context, accessToken: () => null }, true)).not.toHaveProperty(
      'authorization',
    );
  });
});
