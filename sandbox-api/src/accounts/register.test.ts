import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { as, codeTo, mailsTo, PASSWORD, register } from './person.fixture.ts';
import type { CodeSent, Refused, Tokens } from './person.fixture.ts';

const sandbox = sandboxOfFile();

const me = (tokens: Tokens) => sandbox.get<Record<string, unknown>>('/account/users/me', as(tokens));

describe('registration', () => {
  it('signs in the caller who has the code from the e-mail', async () => {
    const tokens = await register(sandbox, 'ann@example.com');

    expect((await me(tokens)).body).toMatchObject({
      email: 'ann@example.com',
      kycLevel: 0,
      isTwoFactorEnabled: false,
      subscription: { nextBillingAt: null, level: { name: 'free' } },
      custody: { partnerId: null },
      settings: { notifications: { email: true, push: false } },
    });
  });

  it('survives a restart', async () => {
    const tokens = await register(sandbox, 'stays@example.com');
    await sandbox.restart();

    expect((await me(tokens)).status).toBe(200);
  });

  it('accepts the address in any case, with spaces around it', async () => {
    await register(sandbox, 'case@example.com');
    const { status } = await sandbox.post('/account/auth/login', {
      email: '  CASE@Example.com ',
      password: PASSWORD,
    });

    expect(status).toBe(200);
  });

  it.each([
    { rule: 'no address', body: { password: PASSWORD }, field: 'email' },
    { rule: 'not an e-mail address', body: { email: 'ann', password: PASSWORD }, field: 'email' },
    { rule: 'seven characters', body: { email: 'x@example.com', password: '1234567' }, field: 'password' },
    {
      rule: 'a hundred and one characters',
      body: { email: 'x@example.com', password: 'a'.repeat(101) },
      field: 'password',
    },
    { rule: 'no text', body: { email: 'x@example.com', password: 12_345_678 }, field: 'password' },
  ])('refuses $rule (spec §5 "Password", "E-mail")', async ({ body, field }) => {
    const refused = await sandbox.post<Refused>('/account/auth/register', body);

    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });

  it.each(['12345678', 'a'.repeat(100), '  spaces  ', '🦊'.repeat(8)])(
    'accepts %p as a password, unchanged',
    async (password) => {
      const email = `p${String(password.length)}${String(password.charCodeAt(0))}@example.com`;
      await register(sandbox, email, password);
      const login = (typed: string) => sandbox.post('/account/auth/login', { email, password: typed });

      expect((await login(password)).status).toBe(200);
      expect((await login(`${password} `)).status).toBe(401);
    },
  );

  it('replies the same for an address with an account, and mentions it by e-mail only', async () => {
    await register(sandbox, 'twice@example.com');
    sandbox.pass(61_000);
    const known = await sandbox.post('/account/auth/register', {
      email: 'twice@example.com',
      password: 'another one',
    });
    const unknown = await sandbox.post('/account/auth/register', {
      email: 'first@example.com',
      password: 'another one',
    });

    const expected = { status: 202, body: { isCodeSent: true, requestId: expect.stringMatching(/^.{43}$/) } };
    expect(known).toMatchObject(expected);
    expect(unknown).toMatchObject(expected);
    expect(await codeTo(sandbox, 'twice@example.com')).toBe('');
    expect(await codeTo(sandbox, 'first@example.com')).toMatch(/^\d{6}$/);
  });

  it('sends a second code after 60 s, not before (spec §5 "Verification code")', async () => {
    const ask = (requestId = '') =>
      sandbox.post<CodeSent>('/account/auth/register', {
        email: 'again@example.com',
        password: PASSWORD,
        requestId,
      });
    const { requestId } = (await ask()).body;
    sandbox.pass(59_000);
    await ask(requestId);
    expect(await mailsTo(sandbox, 'again@example.com')).toBe(1);
    sandbox.pass(1_000);
    await ask(requestId);
    expect(await mailsTo(sandbox, 'again@example.com')).toBe(2);
  });

  it('accepts a code once, for ten minutes and five tries', async () => {
    const email = 'slow@example.com';
    let requestId = '';
    const confirm = (code: string) =>
      sandbox.post<Refused>('/account/auth/register/confirm', { email, requestId, code });
    const ask = async () => {
      const sent = await sandbox.post<CodeSent>('/account/auth/register', { email, password: PASSWORD });
      requestId = sent.body.requestId;
    };
    await ask();
    const late = await codeTo(sandbox, email);
    sandbox.pass(10 * 60_000 + 1);
    expect((await confirm(late)).body.error).toBe('AUTH.INVALID_CODE');

    await ask();
    const right = await codeTo(sandbox, email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect((await confirm(wrong)).status).toBe(401);
    expect((await confirm(right)).status).toBe(401);

    sandbox.pass(61_000);
    await ask();
    const last = await codeTo(sandbox, email);
    expect((await confirm(last)).status).toBe(201);
    expect((await confirm(last)).status).toBe(401);
  });
});
