import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { as, codeTo, mailsTo, PASSWORD, register } from './person.fixture.ts';
import type { CodeSent, Refused, Tokens } from './person.fixture.ts';
import { createAuthenticator } from './software-authenticator.fixture.ts';

const ORIGIN = 'https://coinlane.example';
const SITE = { origin: ORIGIN, rpId: 'coinlane.example' };

type Creation = { readonly options: { readonly challenge: string; readonly rp: { readonly id: string } } };
type Request = { readonly options: { readonly challenge: string; readonly rpId: string } };
type Listed = { readonly passkeys: readonly { readonly id: string; readonly name: string }[] };
type Authenticator = ReturnType<typeof createAuthenticator>;

let sandbox: OpenSandbox;
let ann: Tokens;

beforeEach(async () => {
  sandbox = await openSandbox({ passkeyOrigin: ORIGIN });
  ann = await register(sandbox, 'ann@example.com');
});
afterEach(() => sandbox.close());

const optionsFor = (tokens: Tokens, password = PASSWORD) =>
  sandbox.post<Creation>('/account/users/me/passkeys/options', { password }, as(tokens));

const addWith = async (
  authenticator: Authenticator,
  { tokens = ann, change = {} }: { readonly tokens?: Tokens; readonly change?: object } = {},
) => {
  const { challenge } = (await optionsFor(tokens)).body.options;
  const response = authenticator.attest({ ...SITE, challenge, ...change });
  return sandbox.post<Refused>('/account/users/me/passkeys', { name: 'Laptop', response }, as(tokens));
};

const challengeToSignIn = async (): Promise<string> =>
  (await sandbox.post<Request>('/account/auth/passkey/options', {})).body.options.challenge;

const signInWith = async (authenticator: Authenticator, change: object = {}) => {
  const response = authenticator.sign({
    ...SITE,
    challenge: await challengeToSignIn(),
    counter: 2,
    ...change,
  });
  return sandbox.post<Tokens & Refused>('/account/auth/passkey', { response });
};

const listed = async (tokens = ann): Promise<Listed['passkeys']> =>
  (await sandbox.get<Listed>('/account/users/me/passkeys', as(tokens))).body.passkeys;

describe('a passkey (ADR 0026)', () => {
  it('is created for this site, and signs in without a password or a second factor', async () => {
    const key = createAuthenticator();
    expect((await addWith(key)).status).toBe(200);
    expect(await listed()).toMatchObject([{ id: key.id, name: 'Laptop', lastUsedAt: null }]);

    const { status, body } = await signInWith(key);
    expect(status).toBe(200);
    expect((await sandbox.get('/account/users/me', as(body))).body).toMatchObject({
      email: 'ann@example.com',
    });
    expect(await listed()).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it('survives a restart', async () => {
    const key = createAuthenticator();
    await addWith(key);
    sandbox = await sandbox.restart();
    expect((await signInWith(key)).status).toBe(200);
  });

  it('requires the password again, and counts wrong ones', async () => {
    for (let tries = 0; tries < 6; tries += 1)
      expect(await optionsFor(ann, 'a wrong one')).toMatchObject({ status: 401 });
    expect(await optionsFor(ann)).toMatchObject({ status: 429 });
  });

  it.each([
    { what: 'of another site', change: { origin: 'https://evil.example' } },
    { what: 'for another domain', change: { rpId: 'evil.example' } },
    { what: 'without user verification', change: { isVerified: false } },
    { what: 'for another challenge', change: { challenge: 'AAAA' } },
  ])('$what is neither accepted nor signs in', async ({ change }) => {
    expect(await addWith(createAuthenticator(), { change })).toMatchObject({
      status: 401,
      body: { error: 'AUTH.INVALID_PASSKEY' },
    });
    const key = createAuthenticator();
    await addWith(key);
    expect(await signInWith(key, change)).toMatchObject({
      status: 401,
      body: { error: 'AUTH.INVALID_PASSKEY' },
    });
  });

  it('signs a challenge once: the second use is refused', async () => {
    const key = createAuthenticator();
    await addWith(key);
    const response = key.sign({ ...SITE, challenge: await challengeToSignIn(), counter: 2 });
    expect((await sandbox.post('/account/auth/passkey', { response })).status).toBe(200);
    expect((await sandbox.post('/account/auth/passkey', { response })).status).toBe(401);
  });

  it('is refused five minutes after it was requested', async () => {
    const key = createAuthenticator();
    await addWith(key);
    const response = key.sign({ ...SITE, challenge: await challengeToSignIn(), counter: 2 });
    sandbox.pass(5 * 60_000 + 1);
    expect((await sandbox.post('/account/auth/passkey', { response })).status).toBe(401);
  });

  it('is refused as a copy if its counter is too low', async () => {
    const key = createAuthenticator();
    await addWith(key);
    expect((await signInWith(key, { counter: 5 })).status).toBe(200);
    expect((await signInWith(key, { counter: 5 })).status).toBe(401);
  });

  it('cannot be created with the challenge of another account', async () => {
    const bob = await register(sandbox, 'bob@example.com');
    const { challenge } = (await optionsFor(ann)).body.options;
    const response = createAuthenticator().attest({ ...SITE, challenge });
    const body = { name: 'Laptop', response };
    expect((await sandbox.post('/account/users/me/passkeys', body, as(bob))).status).toBe(401);
  });

  it('is removed by its owner with the password, no longer signs in, and an e-mail reports it', async () => {
    const bob = await register(sandbox, 'bob@example.com');
    const key = createAuthenticator();
    await addWith(key);
    const path = `/account/users/me/passkeys/${key.id}`;
    const remove = (tokens: Tokens) => sandbox.post(`${path}/remove`, { password: PASSWORD }, as(tokens));
    expect((await sandbox.remove(path, as(ann))).status).toBe(404);
    expect(await listed()).toHaveLength(1);
    expect((await remove(bob)).status).toBe(404);
    const before = await mailsTo(sandbox, 'ann@example.com');
    expect((await remove(ann)).status).toBe(200);
    expect((await remove(ann)).status).toBe(404);
    expect(await mailsTo(sandbox, 'ann@example.com')).toBe(before + 1);
    expect(await listed()).toEqual([]);
    expect((await signInWith(key)).status).toBe(401);
  });

  it('is removed when the password is reset: an attacker may have created it', async () => {
    const key = createAuthenticator();
    await addWith(key);
    const email = 'ann@example.com';
    const { requestId } = (await sandbox.post<CodeSent>('/account/auth/forgotten-password', { email })).body;
    const code = await codeTo(sandbox, email);
    const body = { email, requestId, code, password: 'a new one' };
    expect((await sandbox.post('/account/auth/reset-password', body)).status).toBe(200);
    expect((await signInWith(key)).status).toBe(401);
  });

  it('of an account in one namespace does not sign in to another', async () => {
    const key = createAuthenticator();
    await addWith(key);
    const options = await sandbox.post<Request>('/account/auth/passkey/options', {}, { namespace: 'other' });
    const response = key.sign({ ...SITE, challenge: options.body.options.challenge, counter: 2 });
    expect((await sandbox.post('/account/auth/passkey', { response }, { namespace: 'other' })).status).toBe(
      401,
    );
  });
});
