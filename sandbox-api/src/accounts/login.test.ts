import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { challengeAfter } from './login-guard.ts';
import { PASSWORD, register, timeOf, totpAt, turnOnSecondFactor } from './person.fixture.ts';
import type { Refused } from './person.fixture.ts';

const sandbox = sandboxOfFile();

const login = (body: Readonly<Record<string, string>>) =>
  sandbox.post<Refused>('/account/auth/login', { password: PASSWORD, ...body });

const failTimes = async (email: string, times: number): Promise<void> => {
  for (let count = 0; count < times; count += 1) await login({ email, password: 'wrong one' });
};

describe('logging in (spec §8 "Login")', () => {
  it('responds the same to a wrong password and an unknown address', async () => {
    await register(sandbox, 'ann@example.com');
    const wrong = await login({ email: 'ann@example.com', password: 'wrong one' });
    const unknown = await login({ email: 'nobody@example.com', password: 'wrong one' });

    expect([wrong.status, wrong.body]).toEqual([
      401,
      { error: 'Invalid credentials', message: 'Invalid credentials' },
    ]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it.each(['ann@example.com', 'never-registered@example.com'])(
    'requires a captcha after three failures, and a wait after six (%s)',
    async (email) => {
      sandbox.pass(3 * 60 * 60_000);
      await failTimes(email, 3);
      expect((await login({ email })).body.error).toBe('AUTH.CAPTCHA_NEEDED');
    },
  );

  it('resets the failures after two hours, and after a login', async () => {
    const email = 'forgetful@example.com';
    await register(sandbox, email);
    await failTimes(email, 2);
    expect((await login({ email })).status).toBe(200);
    await failTimes(email, 3);
    expect((await login({ email })).status).toBe(401);
    sandbox.pass(2 * 60 * 60_000);
    expect((await login({ email })).status).toBe(200);
  });

  it.each([
    { failures: 0, sinceMs: 0, challenge: { _tag: 'None' } },
    { failures: 2, sinceMs: 0, challenge: { _tag: 'None' } },
    { failures: 3, sinceMs: 0, challenge: { _tag: 'Captcha' } },
    { failures: 5, sinceMs: 0, challenge: { _tag: 'Captcha' } },
    { failures: 6, sinceMs: 0, challenge: { _tag: 'Wait', ms: 30_000 } },
    { failures: 6, sinceMs: 30_000, challenge: { _tag: 'Captcha' } },
    { failures: 7, sinceMs: 10_000, challenge: { _tag: 'Wait', ms: 50_000 } },
    { failures: 50, sinceMs: 0, challenge: { _tag: 'Wait', ms: 3_600_000 } },
    { failures: 50, sinceMs: 7_200_000, challenge: { _tag: 'None' } },
  ])('$failures failures, $sinceMs ms ago: $challenge', ({ failures, sinceMs, challenge }) => {
    expect(challengeAfter(failures, sinceMs)).toEqual(challenge);
  });
});

describe('the second factor', () => {
  it('requires a code, accepts one once, and accepts a recovery code once', async () => {
    const email = 'two@example.com';
    const { secret, recoveryCodes } = await turnOnSecondFactor(sandbox, await register(sandbox, email));
    const [recovery = ''] = recoveryCodes;
    const used = totpAt(secret, await timeOf(sandbox));
    expect((await login({ email })).body.error).toBe('AUTH.CODE_NEEDED');
    expect((await login({ email, code: used })).body.error).toBe('AUTH.INVALID_CODE');

    sandbox.pass(30_000);
    const fresh = totpAt(secret, await timeOf(sandbox));
    expect((await login({ email, code: fresh })).status).toBe(200);
    expect((await login({ email, code: fresh })).body.error).toBe('AUTH.INVALID_CODE');
    expect((await login({ email, code: recovery.toLowerCase().replace('-', ' ') })).status).toBe(200);
    expect((await login({ email, code: recovery })).body.error).toBe('AUTH.INVALID_CODE');
    expect(new Set(recoveryCodes).size).toBe(10);
  });

  it('is not revealed to a caller with a wrong password', async () => {
    const email = 'quiet@example.com';
    await turnOnSecondFactor(sandbox, await register(sandbox, email));

    expect((await login({ email, password: 'wrong one' })).body.error).toBe('Invalid credentials');
  });

  it('counts wrong codes as failures', async () => {
    const email = 'guess@example.com';
    await turnOnSecondFactor(sandbox, await register(sandbox, email));
    for (let count = 0; count < 3; count += 1) await login({ email, code: '000000' });

    expect((await login({ email, code: '000000' })).body.error).toBe('AUTH.CAPTCHA_NEEDED');
  });
});
