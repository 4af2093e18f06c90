import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { as, PASSWORD, register } from './person.fixture.ts';
import type { Tokens } from './person.fixture.ts';
import { newSecret } from './secret.ts';

const sandbox = sandboxOfFile();

const DAY_MS = 24 * 3_600_000;

type Sessions = { readonly sessions: readonly { id: string; isCurrent: boolean; device: string }[] };

const refresh = (refreshToken: string) => sandbox.post<Tokens>('/account/auth/refresh', { refreshToken });
const me = (tokens: Tokens) => sandbox.get('/account/users/me', as(tokens));
const login = async (email: string): Promise<Tokens> =>
  (await sandbox.post<Tokens>('/account/auth/login', { email, password: PASSWORD })).body;

let sessions = 0;
const newSession = (): Promise<Tokens> => {
  sessions += 1;
  return register(sandbox, `session${String(sessions)}@example.com`);
};
const alter = (secret: string): string => `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`;

describe('refresh tokens (spec §4 "Authentication and token refresh")', () => {
  it('rotate: each is valid for one refresh', async () => {
    const first = await register(sandbox, 'rotate@example.com');
    const second = (await refresh(first.refreshToken)).body;
    const third = await refresh(second.refreshToken);

    expect(new Set([first.refreshToken, second.refreshToken, third.body.refreshToken]).size).toBe(3);
    expect((await me(third.body)).status).toBe(200);
  });

  it('end the whole session if one is used again after its successor was used', async () => {
    const stolen = await register(sandbox, 'stolen@example.com');
    const fresh = (await refresh(stolen.refreshToken)).body;
    await me(fresh);

    expect((await refresh(stolen.refreshToken)).status).toBe(401);
    expect((await refresh(fresh.refreshToken)).status).toBe(401);
    expect((await me(fresh)).status).toBe(401);
  });

  it('end the session if one older than the previous is used', async () => {
    const first = await register(sandbox, 'older@example.com');
    const second = (await refresh(first.refreshToken)).body;
    const third = (await refresh(second.refreshToken)).body;

    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(third.refreshToken)).status).toBe(401);
  });

  it('can be used again within half a minute if the reply was lost (fault A15)', async () => {
    const first = await register(sandbox, 'lost@example.com');
    const lost = (await refresh(first.refreshToken)).body;
    const again = await refresh(first.refreshToken);

    expect(again.status).toBe(200);
    expect((await me(again.body)).status).toBe(200);
    expect((await refresh(lost.refreshToken)).status).toBe(401);
  });

  it('cannot be used again later', async () => {
    const first = await register(sandbox, 'late@example.com');
    await refresh(first.refreshToken);
    sandbox.pass(30_001);

    expect((await refresh(first.refreshToken)).status).toBe(401);
  });

  it('expire thirty days after the sign-in, even if refreshed', async () => {
    let tokens = await register(sandbox, 'always@example.com');
    for (let day = 6; day < 30; day += 6) {
      sandbox.pass(6 * DAY_MS);
      tokens = (await refresh(tokens.refreshToken)).body;
    }
    sandbox.pass(6 * DAY_MS - 60_000);
    tokens = (await refresh(tokens.refreshToken)).body;
    expect((await me(tokens)).status).toBe(200);

    sandbox.pass(61_000);
    expect((await me(tokens)).status).toBe(401);
    expect((await refresh(tokens.refreshToken)).status).toBe(401);
  });

  it('expire after seven days without a refresh', async () => {
    const tokens = await register(sandbox, 'away@example.com');
    sandbox.pass(7 * DAY_MS + 1);

    expect((await refresh(tokens.refreshToken)).status).toBe(401);
  });

  it.each([
    { rule: 'a short text', secretOf: () => 'x' },
    { rule: 'no secret', secretOf: () => '' },
    { rule: 'the secret of another session', secretOf: (other: string) => other },
    { rule: 'a random secret', secretOf: () => newSecret() },
    { rule: 'a random secret of the right length', secretOf: () => newSecret(64) },
    { rule: 'the secret with one letter changed', secretOf: (_: string, own: string) => alter(own) },
    { rule: 'a part of the secret', secretOf: (_: string, own: string) => own.slice(0, 43) },
    { rule: 'the secret with a part added', secretOf: (_: string, own: string) => `${own}x` },
  ])('that were never issued do not end the session in their id: $rule', async ({ secretOf }) => {
    const [id = '', own = ''] = (await newSession()).refreshToken.split('.');
    const [, other = ''] = (await newSession()).refreshToken.split('.');

    expect((await refresh(`${id}.${secretOf(other, own)}`)).status).toBeGreaterThanOrEqual(400);
    const { body, status } = await refresh(`${id}.${own}`);
    expect([status, (await me(body)).status]).toEqual([200, 200]);
  });

  it('have one spelling: a longer one is refused and ends nothing', async () => {
    const { refreshToken } = await newSession();
    for (const longer of [`${refreshToken}.x`, `${refreshToken}.`])
      expect((await refresh(longer)).status).toBe(401);

    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it.each(['', 'x', 'a.b', '.', `${'a'.repeat(300)}.b`])('are not %p', async (refreshToken) => {
    expect((await refresh(refreshToken)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('access tokens', () => {
  it('contain isAuth, and are valid for ten minutes', async () => {
    const tokens = await register(sandbox, 'access@example.com');
    const payload: unknown = JSON.parse(
      Buffer.from(tokens.accessToken.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(payload).toMatchObject({ isAuth: true });
    sandbox.pass(9 * 60_000);
    expect((await me(tokens)).status).toBe(200);
    sandbox.pass(61_000);
    expect((await me(tokens)).status).toBe(401);
  });

  it('are refused if a letter was changed or the signature is missing', async () => {
    const tokens = await register(sandbox, 'forged@example.com');
    const [head = '', payload = '', signature = ''] = tokens.accessToken.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = [
      `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${none}.${payload}.`,
      `${head}.${payload}`,
    ];

    for (const accessToken of forged) expect((await me({ ...tokens, accessToken })).status).toBe(401);
  });

  it('are valid in the namespace of their account only', async () => {
    const tokens = await register(sandbox, 'here@example.com');

    expect((await sandbox.get('/account/users/me', { ...as(tokens), namespace: 'elsewhere' })).status).toBe(
      401,
    );
  });
});

describe('the list of sessions', () => {
  it('shows the sessions of the user, and ends one', async () => {
    const here = await register(sandbox, 'list@example.com');
    const there = await login('list@example.com');
    const list = (await sandbox.get<Sessions>('/account/auth/sessions', as(here))).body.sessions;
    const other = list.find(({ isCurrent }) => !isCurrent);

    expect(list).toHaveLength(2);
    await sandbox.remove(`/account/auth/sessions/${other?.id ?? ''}`, as(here));
    expect([(await me(here)).status, (await me(there)).status]).toEqual([200, 401]);
  });

  it('ends them all', async () => {
    const here = await register(sandbox, 'all@example.com');
    const there = await login('all@example.com');
    await sandbox.remove('/account/auth/sessions', as(here));

    expect([(await me(here)).status, (await refresh(there.refreshToken)).status]).toEqual([401, 401]);
  });

  it('does not end the session of another account', async () => {
    const mine = await register(sandbox, 'mine@example.com');
    const theirs = await register(sandbox, 'theirs@example.com');
    const [session] = (await sandbox.get<Sessions>('/account/auth/sessions', as(theirs))).body.sessions;

    expect((await sandbox.remove(`/account/auth/sessions/${session?.id ?? ''}`, as(mine))).status).toBe(404);
    expect((await me(theirs)).status).toBe(200);
  });

  it('is shorter after signing out', async () => {
    const tokens = await register(sandbox, 'out@example.com');
    await sandbox.post('/account/auth/logout', { refreshToken: tokens.refreshToken });

    expect((await me(tokens)).status).toBe(401);
  });

  it.each([
    { token: 'the previous token, if the reply with the current one was lost', refreshes: 1 },
    { token: 'an older token, which only a thief or a stale tab has', refreshes: 2 },
  ])('is shorter after signing out with $token', async ({ refreshes }) => {
    const first = await newSession();
    let last = first;
    for (let count = 0; count < refreshes; count += 1) last = (await refresh(last.refreshToken)).body;
    await sandbox.post('/account/auth/logout', { refreshToken: first.refreshToken });

    expect((await me(last)).status).toBe(401);
    expect((await refresh(last.refreshToken)).status).toBe(401);
  });

  it('is not shorter after signing out with a token that was never issued', async () => {
    const tokens = await newSession();
    const [id = '', secret = ''] = tokens.refreshToken.split('.');
    await sandbox.post('/account/auth/logout', { refreshToken: `${id}.${alter(secret)}` });

    expect((await me(tokens)).status).toBe(200);
  });
});
