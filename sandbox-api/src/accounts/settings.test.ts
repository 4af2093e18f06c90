import { sandboxOfFile } from '../testing/open-sandbox.ts';
import {
  as,
  codeTo,
  mailsTo,
  PASSWORD,
  register,
  timeOf,
  totpAt,
  turnOnSecondFactor,
} from './person.fixture.ts';
import type { CodeSent, Refused, Tokens } from './person.fixture.ts';

const sandbox = sandboxOfFile();

const login = (email: string, password: string) =>
  sandbox.post<Refused>('/account/auth/login', { email, password });
const me = (tokens: Tokens) => sandbox.get<Record<string, unknown>>('/account/users/me', as(tokens));

describe('a forgotten password', () => {
  it('is replaced by the reader of the e-mail, which ends every session', async () => {
    const email = 'forgot@example.com';
    const tokens = await register(sandbox, email);
    sandbox.pass(61_000);
    const { requestId } = (await sandbox.post<CodeSent>('/account/auth/forgotten-password', { email })).body;
    const code = await codeTo(sandbox, email);
    const body = { email, requestId, code, password: 'a new one' };
    const reset = await sandbox.post('/account/auth/reset-password', body);

    expect(reset.status).toBe(200);
    expect((await me(tokens)).status).toBe(401);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, 'a new one')).status).toBe(200);
  });

  it('replies the same for an address without an account, and sends nothing', async () => {
    const known = 'known@example.com';
    await register(sandbox, known);
    sandbox.pass(61_000);
    const ask = (email: string) => sandbox.post('/account/auth/forgotten-password', { email });
    const expected = { status: 202, body: { isCodeSent: true, requestId: expect.stringMatching(/^.{43}$/) } };

    expect(await ask(known)).toMatchObject(expected);
    expect(await ask('unknown@example.com')).toMatchObject(expected);
    expect(await mailsTo(sandbox, 'unknown@example.com')).toBe(0);
  });
});

describe('changing the password', () => {
  it('requires the old one, and ends every other session', async () => {
    const email = 'change@example.com';
    const here = await register(sandbox, email);
    const change = (current: string) =>
      sandbox.post<Tokens & Refused>(
        '/account/users/me/password',
        { current, password: 'a new one' },
        as(here),
      );

    expect((await change('wrong one')).body.error).toBe('Invalid credentials');
    const changed = await change(PASSWORD);
    expect((await me(here)).status).toBe(401);
    expect((await me(changed.body)).status).toBe(200);
    expect((await login(email, 'a new one')).status).toBe(200);
  });
});

describe('the second factor', () => {
  it('is off until a code of it is confirmed', async () => {
    const tokens = await register(sandbox, 'setup@example.com');
    await sandbox.post('/account/users/me/second-factor', { password: PASSWORD }, as(tokens));
    const refused = await sandbox.post<Refused>(
      '/account/users/me/second-factor/enable',
      { code: '000000' },
      as(tokens),
    );

    expect(refused.body.error).toBe('AUTH.INVALID_CODE');
    expect((await me(tokens)).body['isTwoFactorEnabled']).toBe(false);
  });

  it('is set up once, and removed with the password and a code', async () => {
    const tokens = await register(sandbox, 'off@example.com');
    const { secret } = await turnOnSecondFactor(sandbox, tokens);
    expect((await me(tokens)).body).toMatchObject({ isTwoFactorEnabled: true, recoveryCodesLeft: 10 });
    expect(
      (await sandbox.post('/account/users/me/second-factor', { password: PASSWORD }, as(tokens))).status,
    ).toBe(409);

    sandbox.pass(30_000);
    const code = totpAt(secret, await timeOf(sandbox));
    const disable = (password: string) =>
      sandbox.post<Refused>('/account/users/me/second-factor/disable', { password, code }, as(tokens));
    expect((await disable('wrong one')).body.error).toBe('Invalid credentials');
    expect((await disable(PASSWORD)).status).toBe(200);
    expect((await me(tokens)).body['isTwoFactorEnabled']).toBe(false);
  });
});

describe('another e-mail address (spec §8 "Login e-mail setup")', () => {
  it('receives a code first, and is then the login address', async () => {
    const tokens = await register(sandbox, 'old@example.com');
    const setUp = (body: object) =>
      sandbox.post<Refused & { email: string }>(
        '/account/users/me/login-email',
        { password: PASSWORD, ...body },
        as(tokens),
      );
    const email = 'new@example.com';

    expect((await setUp({ email })).body.error).toBe('USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED');
    const code = await codeTo(sandbox, email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await setUp({ email, code: wrong })).body.error).toBe('USERS.SETUP_LOGIN_INVALID_EMAIL_CODE');
    expect((await setUp({ email, code })).body.email).toBe(email);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect((await login('old@example.com', PASSWORD)).status).toBe(401);
  });

  it.each([
    { email: 'no address', status: 400, error: 'USERS.SETUP_LOGIN_NOT_ALLOWED' },
    { email: 7, status: 400, error: 'USERS.SETUP_LOGIN_NOT_ALLOWED' },
    { email: 'wants@example.com', status: 409, error: 'USERS.SETUP_LOGIN_EMAIL_ALREADY_EXISTS' },
  ])('$email: $error', async ({ email, status, error }) => {
    sandbox.pass(61_000);
    const person = `wants@example.com`;
    await register(sandbox, 'taken@example.com');
    await register(sandbox, person);
    const { body: tokens } = await sandbox.post<Tokens>('/account/auth/login', {
      email: person,
      password: PASSWORD,
    });
    const refused = await sandbox.post<Refused>('/account/users/me/login-email', { email }, as(tokens));

    expect([refused.status, refused.body.error]).toEqual([status, error]);
  });

  it('is not revealed to have an account: the reply is the same, and the e-mail mentions it', async () => {
    sandbox.pass(61_000);
    await register(sandbox, 'owner@example.com');
    const tokens = await register(sandbox, 'curious@example.com');
    const setUp = (email: string) =>
      sandbox.post<Refused>('/account/users/me/login-email', { email, password: PASSWORD }, as(tokens));
    const [taken, free] = [await setUp('owner@example.com'), await setUp('free@example.com')];

    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    expect(taken.body.error).toBe('USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED');
    expect(await codeTo(sandbox, 'owner@example.com')).toBe('');
    expect(await codeTo(sandbox, 'free@example.com')).toMatch(/^\d{6}$/);
  });

  it('does not accept a code sent for another account', async () => {
    const mine = await register(sandbox, 'thief@example.com');
    const theirs = await register(sandbox, 'victim@example.com');
    const email = 'wanted@example.com';
    await sandbox.post('/account/users/me/login-email', { email, password: PASSWORD }, as(theirs));
    const code = await codeTo(sandbox, email);
    const refused = await sandbox.post<Refused>('/account/users/me/login-email', { email, code }, as(mine));

    expect(refused.body.error).toBe('USERS.SETUP_LOGIN_INVALID_EMAIL_CODE');
  });
});

describe('notification settings', () => {
  it('are saved one by one', async () => {
    const tokens = await register(sandbox, 'tell@example.com');
    await sandbox.put('/account/users/me/settings', { notifications: { push: true } }, as(tokens));

    expect((await me(tokens)).body['settings']).toEqual({ notifications: { email: true, push: true } });
  });
});

describe('without an access token', () => {
  it.each([
    ['get', '/account/users/me'],
    ['get', '/account/auth/sessions'],
    ['remove', '/account/auth/sessions'],
    ['remove', '/account/auth/sessions/x'],
    ['post', '/account/users/me/password'],
    ['post', '/account/users/me/second-factor'],
    ['post', '/account/users/me/second-factor/enable'],
    ['post', '/account/users/me/second-factor/disable'],
    ['post', '/account/users/me/login-email'],
    ['put', '/account/users/me/settings'],
  ] as const)('%s %s is unauthorized', async (method, path) => {
    expect((await sandbox[method](path)).status).toBe(401);
  });
});
