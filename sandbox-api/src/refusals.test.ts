import { sandboxOfFile } from './testing/open-sandbox.ts';

type Refused = { error: string; message: string; field?: string };

const sandbox = sandboxOfFile();

describe('other requests', () => {
  it.each([
    {
      rule: 'not signed in',
      method: 'GET' as const,
      url: '/account/users/me',
      status: 401,
      error: 'unauthorized',
    },
    { rule: 'an unknown call', method: 'GET' as const, url: '/v3/nothing', status: 404, error: 'not_found' },
    {
      rule: 'a path with ..',
      method: 'GET' as const,
      url: '/v1/currencies/..%2f..%2f',
      status: 404,
      error: 'not_found',
    },
    {
      rule: 'a token to refresh',
      method: 'POST' as const,
      url: '/account/auth/refresh',
      payload: '{"refreshToken":"r"}',
      status: 401,
      error: 'unauthorized',
    },
    {
      rule: 'no token to refresh',
      method: 'POST' as const,
      url: '/account/auth/refresh',
      payload: '{}',
      status: 400,
      error: 'not_valid_params',
    },
    {
      rule: 'broken JSON',
      method: 'POST' as const,
      url: '/v1.1/transactions',
      payload: '{"a":',
      status: 400,
      error: 'not_valid_params',
    },
    {
      rule: 'an empty body',
      method: 'POST' as const,
      url: '/v1.1/transactions',
      payload: '',
      status: 400,
      error: 'not_valid_params',
    },
    {
      rule: 'a body that is null',
      method: 'POST' as const,
      url: '/v1.1/transactions',
      payload: 'null',
      status: 400,
      error: 'not_valid_params',
    },
    {
      rule: 'a poisoned body',
      method: 'POST' as const,
      url: '/v1.1/transactions',
      payload: '{"__proto__":{"a":1}}',
      status: 400,
      error: 'not_valid_params',
    },
    {
      rule: 'a body of two megabytes',
      method: 'POST' as const,
      url: '/v1.1/transactions',
      payload: `"${'a'.repeat(2_000_000)}"`,
      status: 413,
      error: 'payload_too_large',
    },
  ])('$rule: $status $error', async ({ method, url, status, error, payload }) => {
    const reply = await sandbox.app.inject({
      method,
      url: `/sandbox${url}`,
      ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } }),
    });

    expect([reply.statusCode, reply.json<Refused>().error]).toEqual([status, error]);
  });

  it('explains what it is', async () => {
    const { text, headers } = await sandbox.get('/');

    expect(text).toContain('No real money moves');
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
  });
});
