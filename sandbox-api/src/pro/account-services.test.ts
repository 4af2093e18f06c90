import { as, PASSWORD } from '../accounts/person.fixture.ts';
import type { Refused, Tokens } from '../accounts/person.fixture.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { balances, pay, aSignedInUser } from '../wallets/money.fixture.ts';
import { checkAddress } from './aml.ts';

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const MONTH_MS = 30 * 86_400_000;

const sandbox = sandboxOfFile();

const form = (url: string, body: Readonly<Record<string, string>>) =>
  sandbox.app.inject({
    method: 'POST',
    url: `/sandbox${url}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(body).toString(),
  });

const me = async (tokens: Tokens) =>
  (await sandbox.get<{ kycLevel: number; email: string }>('/account/users/me', as(tokens))).body;

/** Signs in again: the access token has expired. */
const again = async (email: string): Promise<Tokens> =>
  (await sandbox.post<Tokens>('/account/auth/login', { email, password: PASSWORD })).body;

describe('verification', () => {
  const visit = async (tokens: Tokens) =>
    sandbox.post<{ id: string; url: string; level: number }>('/account/kyc/sessions', {}, as(tokens));

  it('raises the level by one when the provider approves, up to two', async () => {
    const ann = await aSignedInUser(sandbox);
    const { body: first } = await visit(ann);
    expect((await visit(ann)).body.id).toBe(first.id);
    expect((await sandbox.get(first.url.replace('/sandbox', ''))).text).toContain('Verification of level 1');
    await form('/kyc/', { session: first.id, decision: 'approve' });
    expect((await me(ann)).kycLevel).toBe(1);

    const { body: second } = await visit(ann);
    await form('/kyc/', { session: second.id, decision: 'approve' });
    expect((await me(ann)).kycLevel).toBe(2);
    expect((await visit(ann)).status).toBe(409);
  });

  it('keeps the level if the provider declines, and allows another try', async () => {
    const ann = await aSignedInUser(sandbox);
    const { body: first } = await visit(ann);
    await form('/kyc/', { session: first.id, decision: 'decline' });
    await form('/kyc/', { session: first.id, decision: 'approve' });

    expect((await me(ann)).kycLevel).toBe(0);
    expect((await visit(ann)).body.id).not.toBe(first.id);
  });

  it('does not show the page of another account', async () => {
    expect((await sandbox.get('/kyc/?session=nosuch')).status).toBe(404);
  });
});

describe('the subscription', () => {
  type Subscription = { readonly level: { readonly name: string }; readonly nextBillingAt: string | null };
  const subscribe = (tokens: Tokens, level: string, price?: string) =>
    sandbox.post<Subscription & Refused>('/account/subscription', { level, price }, as(tokens));

  it('is billed at once and every thirty days, and ends when the balance is too low', async () => {
    const ann = await aSignedInUser(sandbox);
    const { email } = await me(ann);
    await pay(sandbox, ann, 'usdttrc20', '20');
    const { body } = await subscribe(ann, 'plus');
    expect(body.level.name).toBe('plus');
    expect(Date.parse(body.nextBillingAt ?? '') - Date.parse('2026-11-20T12:00:00.000Z')).toBe(MONTH_MS);
    expect((await balances(sandbox, ann))['usdttrc20']).toEqual(['11', '0']);

    sandbox.pass(MONTH_MS);
    const later = await again(email);
    expect((await sandbox.get<Subscription>('/account/subscription', as(later))).body.level.name).toBe(
      'plus',
    );
    expect((await balances(sandbox, later))['usdttrc20']).toEqual(['2', '0']);

    sandbox.pass(MONTH_MS);
    const last = await again(email);
    expect((await sandbox.get<Subscription>('/account/subscription', as(last))).body).toEqual({
      level: { name: 'free' },
      nextBillingAt: null,
    });
    expect((await balances(sandbox, last))['usdttrc20']).toEqual(['2', '0']);
  });

  it('is not billed twice for the same level', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'usdttrc20', '20');
    await subscribe(ann, 'plus');
    await subscribe(ann, 'plus');

    expect((await balances(sandbox, ann))['usdttrc20']).toEqual(['11', '0']);
  });

  it('is billed for the price that the user confirmed, or not at all', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'usdttrc20', '20');
    const { status, body } = await subscribe(ann, 'plus', '8.99');
    expect([status, body.error, body.field]).toEqual([409, 'amount_changed', 'price']);
    expect((await balances(sandbox, ann))['usdttrc20']).toEqual(['20', '0']);

    expect((await subscribe(ann, 'plus', '9.00')).body.level.name).toBe('plus');
    expect((await subscribe(ann, 'free', '0')).body.level.name).toBe('free');
  });

  it.each([
    { level: 'premium', error: 'not_enough_balance' },
    { level: 'gold', error: 'not_valid_params' },
  ])('$level without a balance: $error', async ({ level, error }) => {
    expect((await subscribe(await aSignedInUser(sandbox), level)).body.error).toBe(error);
  });
});

describe('the check of an address', () => {
  const check = (tokens: Tokens, change: object = {}) =>
    sandbox.post<Refused & { riskScore: number; signals: Record<string, number> }>(
      '/account/aml-checks',
      { currency: 'eth', address: ETH, ...change },
      as(tokens),
    );

  it('returns the same for the same address, with shares that add up to 100 %', () => {
    const reports = Array.from({ length: 40 }, (_, index) =>
      checkAddress('eth', `0x${index.toString(16).padStart(40, '0')}`),
    );

    expect(checkAddress('eth', ETH)).toEqual(checkAddress('eth', ETH));
    for (const { signals, riskScore } of reports) {
      expect(Object.values(signals).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
      expect(riskScore).toBeLessThanOrEqual(100);
    }
    expect(new Set(reports.map(({ riskLevel }) => riskLevel)).size).toBeGreaterThan(1);
  });

  it('is stored, and allowed three times a day on the free plan', async () => {
    const ann = await aSignedInUser(sandbox);
    for (let count = 0; count < 3; count += 1) expect((await check(ann)).status).toBe(201);
    const refused = await check(ann);
    const { body } = await sandbox.get<{ checks: readonly unknown[] }>('/account/aml-checks', as(ann));

    expect([refused.status, refused.body.error]).toEqual([429, 'too_many_requests']);
    expect(refused.headers['retry-after']).toBe('86400');
    expect(body.checks).toHaveLength(3);
  });

  it.each([
    { change: { address: 'x' }, field: 'address' },
    { change: { currency: 'usd' }, field: 'currency' },
  ])('refuses $change', async ({ change, field }) => {
    const refused = await check(await aSignedInUser(sandbox), change);

    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });
});

describe('without an access token', () => {
  it.each([
    ['get', '/account/loans'],
    ['post', '/account/loans'],
    ['get', '/account/loans/x'],
    ['post', '/account/loans/x/repay'],
    ['get', '/account/loans/estimate'],
    ['get', '/account/staking'],
    ['post', '/account/staking'],
    ['post', '/account/staking/unstake'],
    ['get', '/account/subscription'],
    ['post', '/account/subscription'],
    ['get', '/account/aml-checks'],
    ['post', '/account/aml-checks'],
    ['post', '/account/kyc/sessions'],
  ] as const)('%s %s is unauthorized', async (method, path) => {
    expect((await sandbox[method](path)).status).toBe(401);
  });
});
