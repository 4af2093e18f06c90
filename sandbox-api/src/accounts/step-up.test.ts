import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
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
import type { Refused, Tokens } from './person.fixture.ts';
import { createAuthenticator } from './software-authenticator.fixture.ts';

const ORIGIN = 'https://coinlane.example';
const OWNER = 'owner@example.com';
const NEW_EMAIL = 'new@example.com';

let sandbox: OpenSandbox;
let owner: Tokens;

beforeEach(async () => {
  sandbox = await openSandbox({ passkeyOrigin: ORIGIN });
  owner = await register(sandbox, OWNER);
});
afterEach(() => sandbox.close());

const post = <A = Refused>(path: string, body: object) => sandbox.post<A>(`/account${path}`, body, as(owner));
const logIn = async (code = '') =>
  (await sandbox.post<Tokens>('/account/auth/login', { email: OWNER, password: PASSWORD, code })).body;
const statusOf = async (tokens: Tokens) => (await sandbox.get('/account/users/me', as(tokens))).status;

/** A code of the next time step: each code counts once. */
const nextCode = async (secret: string) => {
  sandbox.pass(30_000);
  return totpAt(secret, await timeOf(sandbox));
};

const addPasskey = async () => {
  const { body } = await post<{ options: { challenge: string } }>('/users/me/passkeys/options', {
    password: PASSWORD,
  });
  const site = { origin: ORIGIN, rpId: 'coinlane.example', challenge: body.options.challenge };
  await post('/users/me/passkeys', { name: 'Key', response: createAuthenticator().attest(site) });
};

const changeEmail = async () => {
  await post('/users/me/login-email', { email: NEW_EMAIL, password: PASSWORD });
  await post('/users/me/login-email', { email: NEW_EMAIL, code: await codeTo(sandbox, NEW_EMAIL) });
};

type Secured = {
  readonly change: string;
  readonly path: string;
  readonly body: object;
  /** Names of the current password and of the second factor's code. */
  readonly fields?: { readonly password?: string; readonly code?: string };
};

const SECURED: readonly Secured[] = [
  {
    change: 'a new password',
    path: '/users/me/password',
    body: { password: 'one of a thief' },
    fields: { password: 'current' },
  },
  {
    change: 'a new e-mail address',
    path: '/users/me/login-email',
    body: { email: NEW_EMAIL },
    fields: { code: 'secondFactorCode' },
  },
  { change: 'no second factor', path: '/users/me/second-factor/disable', body: {} },
  { change: 'a passkey', path: '/users/me/passkeys/options', body: {} },
];
const REMOVAL: Secured = { change: 'one passkey less', path: '/users/me/passkeys/some-id/remove', body: {} };
const SET_UP: Secured = { change: 'a second factor', path: '/users/me/second-factor', body: {} };

const proofOf = ({ fields }: Secured, password: string, code?: string) => ({
  [fields?.password ?? 'password']: password,
  ...(code === undefined ? {} : { [fields?.code ?? 'code']: code }),
});

describe('an access token without the password', () => {
  it.each([...SECURED, REMOVAL, SET_UP])('does not give the account $change', async (secured) => {
    const { path, body } = secured;
    expect(await post(path, body)).toMatchObject({ status: 401, body: { error: 'AUTH.PASSWORD_NEEDED' } });
    expect(await post(path, { ...body, ...proofOf(secured, 'a wrong one') })).toMatchObject({
      status: 401,
      body: { error: 'Invalid credentials' },
    });
    expect(await mailsTo(sandbox, NEW_EMAIL)).toBe(0);
  });

  it('cannot guess it without limit: all these calls count together, as failed logins', async () => {
    // a change of the password is the first: it takes a captcha after three failures
    const calls = [...SECURED, SET_UP];
    const send = (secured: Secured, password: string) =>
      post(secured.path, { ...secured.body, ...proofOf(secured, password) });
    for (const secured of [...calls, SET_UP])
      expect(await send(secured, 'a wrong one')).toMatchObject({ status: 401 });

    for (const secured of calls)
      expect(await send(secured, PASSWORD)).toMatchObject({
        status: 429,
        body: { error: 'AUTH.RETRY_LATER' },
      });
    expect(await sandbox.post('/account/auth/login', { email: OWNER, password: PASSWORD })).toMatchObject({
      status: 429,
    });
  });
});

describe('a second factor that is being set up', () => {
  it('cannot be turned on by guessing its code without limit', async () => {
    const { secret } = (await post<{ secret: string }>('/users/me/second-factor', { password: PASSWORD }))
      .body;
    const code = totpAt(secret, await timeOf(sandbox));
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 6; tries += 1)
      expect(await post('/users/me/second-factor/enable', { code: wrong })).toMatchObject({ status: 401 });

    expect(await post('/users/me/second-factor/enable', { code })).toMatchObject({
      status: 429,
      body: { error: 'AUTH.RETRY_LATER' },
    });
  });
});

describe('an account with a second factor', () => {
  it.each([...SECURED, REMOVAL])('takes its code, too, for $change', async (secured) => {
    const { path, body } = secured;
    const { secret } = await turnOnSecondFactor(sandbox, owner);
    expect(await post(path, { ...body, ...proofOf(secured, PASSWORD) })).toMatchObject({
      status: 401,
      body: { error: 'AUTH.CODE_NEEDED' },
    });
    expect(await post(path, { ...body, ...proofOf(secured, PASSWORD, '000000') })).toMatchObject({
      status: 401,
      body: { error: 'AUTH.INVALID_CODE' },
    });
    const { body: reply } = await post(path, {
      ...body,
      ...proofOf(secured, PASSWORD, await nextCode(secret)),
    });
    expect([undefined, 'USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED', 'not_found']).toContain(reply.error);
  });

  it('keeps its second factor when another one is set up', async () => {
    await turnOnSecondFactor(sandbox, owner);
    expect(await post('/users/me/second-factor', { password: PASSWORD })).toMatchObject({ status: 409 });
  });
});

describe('a change of how an account is protected', () => {
  it.each([
    { change: 'a new e-mail address', make: changeEmail, others: 401, says: 'e-mail address' },
    {
      change: 'a second factor',
      make: () => turnOnSecondFactor(sandbox, owner),
      others: 401,
      says: 'turned on',
    },
    { change: 'a passkey', make: addPasskey, others: 200, says: 'passkey' },
  ])('ends other sessions with $others and notifies the old address: $change', async (row) => {
    const other = await logIn();
    const before = await mailsTo(sandbox, OWNER);
    await row.make();

    expect([await statusOf(owner), await statusOf(other)]).toEqual([200, row.others]);
    expect(await mailsTo(sandbox, OWNER)).toBe(before + 1);
    const { body } = await sandbox.get<{ mails: readonly { text: string }[] }>(
      `/__sandbox/mails?to=${encodeURIComponent(OWNER)}`,
    );
    expect(body.mails[0]?.text).toContain(row.says);
  });

  it('does so for a second factor that is turned off', async () => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(sandbox, owner);
    const other = await logIn(await nextCode(secret));
    expect(await statusOf(other)).toBe(200);
    const before = await mailsTo(sandbox, OWNER);
    await post('/users/me/second-factor/disable', { password: PASSWORD, code: recoveryCodes[0] });

    expect([await statusOf(owner), await statusOf(other)]).toEqual([200, 401]);
    expect(await mailsTo(sandbox, OWNER)).toBe(before + 1);
    const again = await post('/users/me/second-factor/disable', { password: PASSWORD, code: '000000' });
    expect(again.status).toBe(409);
  });

  it('notifies the owner of a new password, and voids a second factor that was being set up', async () => {
    const { secret } = (await post<{ secret: string }>('/users/me/second-factor', { password: PASSWORD }))
      .body;
    const before = await mailsTo(sandbox, OWNER);
    const { body } = await post<Tokens>('/users/me/password', { current: PASSWORD, password: 'a new one' });
    const code = totpAt(secret, await timeOf(sandbox));

    expect([await statusOf(owner), await mailsTo(sandbox, OWNER)]).toEqual([401, before + 1]);
    expect(await sandbox.post('/account/users/me/second-factor/enable', { code }, as(body))).toMatchObject({
      status: 401,
      body: { error: 'AUTH.INVALID_CODE' },
    });
  });
});

describe('the code for a new e-mail address', () => {
  it('is sent again without the password while the first one is valid, and only to that address', async () => {
    await post('/users/me/login-email', { email: NEW_EMAIL, password: PASSWORD });
    sandbox.pass(61_000);
    const again = await post('/users/me/login-email', { email: NEW_EMAIL });
    expect(again.body.error).toBe('USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED');
    expect(await mailsTo(sandbox, NEW_EMAIL)).toBe(2);

    const elsewhere = await post('/users/me/login-email', { email: 'thief@example.com' });
    expect(elsewhere.body.error).toBe('AUTH.PASSWORD_NEEDED');
    sandbox.pass(10 * 60_000 + 1);
    owner = await logIn();
    const late = await post('/users/me/login-email', { email: NEW_EMAIL });
    expect(late.body.error).toBe('AUTH.PASSWORD_NEEDED');
  });
});
