import { solvedCaptcha } from '../captcha/solve.fixture.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { as, codeTo, mailsTo, PASSWORD, register } from './person.fixture.ts';
import type { CodeSent, Refused, Tokens } from './person.fixture.ts';

const OWNER = 'owner@example.com';
const WANTED = 'wanted@example.com';
const RESEND_MS = 60_000;
const CODE_VALID_MS = 10 * 60_000;

let sandbox: OpenSandbox;
let owner: Tokens;

beforeEach(async () => {
  sandbox = await openSandbox();
  owner = await register(sandbox, OWNER);
});
afterEach(() => sandbox.close());

const post = <A = Refused>(path: string, body: object) => sandbox.post<A>(`/account${path}`, body, as(owner));
const logIn = (password: string, captcha = '') =>
  sandbox.post<Refused>('/account/auth/login', { email: OWNER, password, captcha });
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('passwords that are guessed at the same time', () => {
  const GUESSES = Array.from({ length: 12 }, (_, index) => `guess number ${String(index)}`);

  it.each([
    { call: 'a login', send: logIn },
    {
      call: 'a change of a signed-in user',
      send: (password: string) => post('/users/me/second-factor', { password }),
    },
  ])('count before the right one is accepted: $call', async ({ send }) => {
    const replies = await Promise.all([...GUESSES, PASSWORD].map((password) => send(password)));

    expect(replies.filter(({ status }) => status === 401).length).toBeLessThan(GUESSES.length);
    expect(replies.map(({ body: { error } }) => error)).toContain('AUTH.RETRY_LATER');
  });
});

describe('failed logins of another person', () => {
  it('do not delay changes of the signed-in owner', async () => {
    for (let tries = 0; tries < 6; tries += 1)
      await logIn('a wrong one', tries < 3 ? '' : await solvedCaptcha(sandbox, ''));
    expect((await logIn('a wrong one')).status).toBe(429);

    expect(
      await post('/users/me/password', { current: PASSWORD, password: 'one without a captcha' }),
    ).toMatchObject({ status: 200 });
  });
});

describe('a code that is sent again', () => {
  const ask = (requestId = '') =>
    sandbox.post<CodeSent & Refused>('/account/auth/forgotten-password', { email: OWNER, requestId });
  const reset = (requestId: string, code: string) =>
    sandbox.post<Refused>('/account/auth/reset-password', {
      email: OWNER,
      requestId,
      code,
      password: 'a new password',
    });
  const guess = async (requestId: string, times: number): Promise<void> => {
    const code = await codeTo(sandbox, OWNER);
    for (let tries = 0; tries < times; tries += 1) await reset(requestId, wrongFor(code));
  };

  it('does not give its request new tries', async () => {
    const { requestId } = (await ask()).body;
    await guess(requestId, 3);
    sandbox.pass(RESEND_MS);
    await ask(requestId);
    await guess(requestId, 2);

    expect((await reset(requestId, await codeTo(sandbox, OWNER))).status).toBe(401);
  });

  it('belongs to a new request after five tries, which counts for the captcha', async () => {
    let { requestId } = (await ask()).body;
    const seen = new Set([requestId]);
    for (let requests = 1; requests < 3; requests += 1) {
      await guess(requestId, 5);
      sandbox.pass(RESEND_MS);
      ({ requestId } = (await ask(requestId)).body);
      seen.add(requestId);
    }
    expect(seen.size).toBe(3);
    await guess(requestId, 5);
    sandbox.pass(RESEND_MS);
    expect((await ask(requestId)).body.error).toBe('AUTH.CAPTCHA_NEEDED');
  });

  it('is not sent to a new e-mail address for ten minutes after five tries, even with the password', async () => {
    const setUp = (code = '') => post('/users/me/login-email', { email: WANTED, password: PASSWORD, code });
    await setUp();
    const code = await codeTo(sandbox, WANTED);
    for (let tries = 0; tries < 5; tries += 1) await setUp(wrongFor(code));
    sandbox.pass(RESEND_MS);

    expect(await setUp()).toMatchObject({ status: 429, body: { error: 'AUTH.RETRY_LATER' } });
    expect(await mailsTo(sandbox, WANTED)).toBe(1);
    sandbox.pass(CODE_VALID_MS);
    owner = (await sandbox.post<Tokens>('/account/auth/login', { email: OWNER, password: PASSWORD })).body;
    await setUp();
    expect((await setUp(await codeTo(sandbox, WANTED))).status).toBe(200);
  });
});
