import { createCallLimits } from './call-limits.ts';

const NOW = 1_000;
const call = (changes: Partial<Parameters<ReturnType<typeof createCallLimits>['refusalOf']>[0]> = {}) => ({
  service: 'account',
  method: 'POST',
  path: '/auth/login',
  ip: '192.0.2.1',
  namespace: null,
  nowMs: NOW,
  ...changes,
});

/** Repeats a call until it is refused. Returns the number of accepted calls, and the refusal. */
const passedOf = (asked: Parameters<typeof call>[0], isOn = true) => {
  const limits = createCallLimits(isOn);
  for (let passed = 0; passed < 1_000; passed += 1) {
    const error = limits.refusalOf(call(asked));
    if (error !== null) return { passed, error };
  }
  return null;
};

describe('createCallLimits', () => {
  it.each([
    { what: 'signing in', path: '/auth/login', passed: 30, error: 'AUTH.RETRY_LATER' },
    { what: 'signing in with a passkey', path: '/auth/passkey', passed: 30, error: 'AUTH.RETRY_LATER' },
    { what: 'registering', path: '/auth/register', passed: 30, error: 'AUTH.RETRY_LATER' },
    { what: 'a code by e-mail', path: '/auth/register/confirm', passed: 30, error: 'AUTH.RETRY_LATER' },
    { what: 'a new password', path: '/auth/reset-password', passed: 30, error: 'AUTH.RETRY_LATER' },
    {
      what: 'the second factor',
      path: '/users/me/second-factor/disable',
      passed: 30,
      error: 'AUTH.RETRY_LATER',
    },
    { what: 'the login e-mail', path: '/users/me/login-email', passed: 30, error: 'AUTH.RETRY_LATER' },
    { what: 'withdrawing', path: '/withdrawals', passed: 30, error: 'too_many_requests' },
    { what: 'refreshing', path: '/auth/refresh', passed: 60, error: 'too_many_requests' },
    {
      what: 'offers, which ask all providers',
      method: 'GET',
      path: '/v1.2/exchange/estimate',
      passed: 240,
      error: 'too_many_requests',
    },
    { what: 'a ticket', path: '/tickets', passed: 20, error: 'too_many_requests' },
    { what: 'a review', service: 'content', path: '/reviews', passed: 20, error: 'too_many_requests' },
    {
      what: 'an order',
      service: 'public-v1.1',
      path: '/transactions',
      passed: 30,
      error: 'too_many_requests',
    },
    {
      what: 'an order of the older API',
      service: 'public-v1',
      path: '/transactions/site',
      passed: 30,
      error: 'too_many_requests',
    },
    {
      what: 'an order at a fixed rate of the older API',
      service: 'public-v1',
      path: '/transactions/fixed-rate/site',
      passed: 30,
      error: 'too_many_requests',
    },
    {
      what: 'an order of API v2',
      service: 'public-v2',
      path: '/exchange',
      passed: 30,
      error: 'too_many_requests',
    },
    {
      what: 'a purchase',
      service: 'public-v2',
      path: '/fiat-transaction',
      passed: 30,
      error: 'too_many_requests',
    },
    {
      what: 'a promo code',
      method: 'GET',
      path: '/promo-codes/ABC',
      passed: 60,
      error: 'too_many_requests',
    },
    {
      what: 'a change of settings',
      method: 'PUT',
      path: '/settings',
      passed: 60,
      error: 'too_many_requests',
    },
    {
      what: 'a removal',
      method: 'DELETE',
      path: '/addresses/whitelist/1',
      passed: 60,
      error: 'too_many_requests',
    },
    { what: 'a swap', service: 'swaps', path: '/', passed: 30, error: 'too_many_requests' },
    { what: 'a swap on the site', service: 'swaps', path: '/swap', passed: 30, error: 'too_many_requests' },
    {
      what: 'a message',
      service: 'frontend',
      path: '/contact/complete',
      passed: 20,
      error: 'too_many_requests',
    },
    {
      what: 'an e-mail about an order',
      service: 'frontend',
      path: '/exchange/txs/abc/notify',
      passed: 20,
      error: 'too_many_requests',
    },
    {
      what: 'an address check',
      service: 'public-v2',
      method: 'GET',
      path: '/validate/address?currency=btc&address=1',
      passed: 60,
      error: 'too_many_requests',
    },
  ])('allows $passed calls per minute of $what, then returns $error', ({ passed, error, ...asked }) => {
    expect(passedOf(asked)).toEqual({ passed, error });
  });

  it.each([
    { what: 'reading an order', asked: { service: 'public-v1.1', method: 'GET', path: '/transactions/abc' } },
    {
      what: 'currencies',
      asked: { service: 'public-v2', method: 'GET', path: '/exchange/currencies?active=true' },
    },
    { what: 'the current user', asked: { method: 'GET', path: '/users/me' } },
    { what: 'signing out', asked: { path: '/auth/logout' } },
    { what: 'ending a session', asked: { method: 'DELETE', path: '/auth/sessions/1' } },
  ])('does not count $what', ({ asked }) => {
    expect(passedOf(asked)).toBeNull();
  });

  it.each(['/auth/login;x', '/auth//login', '/auth/login/', '/AUTH/Login', '/auth/login?x=1'])(
    'counts another spelling too: %s',
    (path) => {
      const limits = createCallLimits(true);
      for (let asked = 0; asked < 30; asked += 1) limits.refusalOf(call());
      expect(limits.refusalOf(call({ path }))).toBe('AUTH.RETRY_LATER');
    },
  );

  it('counts all sign-in methods together, and visitors and minutes separately', () => {
    const limits = createCallLimits(true);
    for (let asked = 0; asked < 30; asked += 1) limits.refusalOf(call());
    expect(limits.refusalOf(call({ path: '/auth/passkey' }))).toBe('AUTH.RETRY_LATER');
    expect(limits.refusalOf(call({ ip: '192.0.2.2' }))).toBeNull();
    expect(limits.refusalOf(call({ namespace: 'a test' }))).toBeNull();
    expect(limits.refusalOf(call({ nowMs: NOW + 60_000 }))).toBeNull();
  });

  it('counts orders of every API together', () => {
    const limits = createCallLimits(true);
    for (let asked = 0; asked < 30; asked += 1)
      limits.refusalOf(call({ service: 'public-v2', path: '/exchange' }));
    expect(limits.refusalOf(call({ service: 'public-v1', path: '/transactions/site' }))).toBe(
      'too_many_requests',
    );
  });

  it('counts an IPv6 network as one visitor: it belongs to one household', () => {
    const limits = createCallLimits(true);
    for (let asked = 0; asked < 30; asked += 1)
      limits.refusalOf(call({ ip: `2001:db8:1:2::${asked.toString(16)}` }));
    expect(limits.refusalOf(call({ ip: '2001:db8:1:2:aaaa:bbbb:cccc:dddd' }))).toBe('AUTH.RETRY_LATER');
    expect(limits.refusalOf(call({ ip: '2001:db8:1:3::1' }))).toBeNull();
    expect(limits.refusalOf(call({ ip: '::ffff:192.0.2.1' }))).toBeNull();
  });

  it('counts nothing if it is disabled', () => {
    expect(passedOf({}, false)).toBeNull();
  });
});
