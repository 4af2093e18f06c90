import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { as, codeTo, mailsTo, PASSWORD, register } from './person.fixture.ts';
import type { CodeSent, Refused, Tokens } from './person.fixture.ts';

const EMAIL = 'owner@example.com';
const NEW_PASSWORD = 'a new password';

let sandbox: OpenSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const registerAs = (email: string, password: string, more: object = {}) =>
  sandbox.post<CodeSent & Refused>('/account/auth/register', { email, password, ...more });
const confirm = (email: string, requestId: string, code: string) =>
  sandbox.post<Tokens>('/account/auth/register/confirm', { email, requestId, code });
const login = (password: string) => sandbox.post<Tokens>('/account/auth/login', { email: EMAIL, password });
const ask = (more: object = {}, email = EMAIL) =>
  sandbox.post<CodeSent & Refused>('/account/auth/forgotten-password', { email, ...more });
const reset = (requestId: string, code: string) =>
  sandbox.post<Refused>('/account/auth/reset-password', {
    email: EMAIL,
    requestId,
    code,
    password: NEW_PASSWORD,
  });
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
const attempt = async (requestId: string, code: string, times: number): Promise<void> => {
  for (let tries = 0; tries < times; tries += 1) await reset(requestId, wrongFor(code));
};

describe('wrong reset codes of an attacker', () => {
  it.each([
    { rule: 'without a request', requestOf: () => '' },
    { rule: 'with a made-up request', requestOf: () => 'made-up' },
    { rule: 'of a request of the attacker', requestOf: async () => (await ask()).body.requestId },
  ])('neither use up the code of the owner nor delay the owner: $rule', async ({ requestOf }) => {
    await register(sandbox, EMAIL);
    const theirs = await requestOf();
    const { requestId } = (await ask()).body;
    const code = await codeTo(sandbox, EMAIL);
    await attempt(theirs, code, 20);

    expect((await login(PASSWORD)).status).toBe(200);
    expect((await reset(requestId, code)).status).toBe(200);
    expect((await login(NEW_PASSWORD)).status).toBe(200);
  });

  it('leave the owner able to request a new code', async () => {
    await register(sandbox, EMAIL);
    const first = (await ask()).body;
    await attempt(first.requestId, await codeTo(sandbox, EMAIL), 5);
    const second = (await ask()).body;

    expect((await reset(second.requestId, await codeTo(sandbox, EMAIL))).status).toBe(200);
  });

  it('use up the code of their own request after five tries', async () => {
    await register(sandbox, EMAIL);
    const { requestId } = (await ask()).body;
    const code = await codeTo(sandbox, EMAIL);
    await attempt(requestId, code, 5);

    expect((await reset(requestId, code)).body.error).toBe('AUTH.INVALID_CODE');
  });

  it('include the right code of another request', async () => {
    await register(sandbox, EMAIL);
    const theirs = (await ask()).body;
    await ask();

    expect((await reset(theirs.requestId, await codeTo(sandbox, EMAIL))).status).toBe(401);
  });
});

describe('many requests for one address', () => {
  it.each([
    { whose: 'with an account', email: EMAIL },
    { whose: 'without an account', email: 'unknown@example.com' },
  ])('need a captcha from the fourth on, but never a wait: $whose', async ({ email }) => {
    await register(sandbox, EMAIL);
    const statuses = [await ask({}, email), await ask({}, email), await ask({}, email)];
    const refused = await ask({}, email);

    expect(statuses.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(refused.body.error).toBe('AUTH.CAPTCHA_NEEDED');
    sandbox.pass(10 * 60_000);
    expect((await ask({}, email)).status).toBe(202);
  });

  it('send the code of the same request again after a minute, without a captcha', async () => {
    await register(sandbox, EMAIL);
    const { requestId } = (await ask()).body;
    await ask();
    await ask();
    const before = await mailsTo(sandbox, EMAIL);
    expect((await ask({ requestId })).body.requestId).toBe(requestId);
    expect(await mailsTo(sandbox, EMAIL)).toBe(before);
    sandbox.pass(60_000);
    expect((await ask({ requestId })).status).toBe(202);
    expect(await mailsTo(sandbox, EMAIL)).toBe(before + 1);
  });
});

describe("a registration with another person's address", () => {
  it.each([
    { rule: 'before the owner registers', isFirst: true },
    { rule: 'after the owner registers', isFirst: false },
  ])('gives the attacker no access after the owner confirms: $rule', async ({ isFirst }) => {
    const attack = () => registerAs(EMAIL, 'password of the attacker');
    const theirs = isFirst ? (await attack()).body : null;
    const { requestId } = (await registerAs(EMAIL, PASSWORD)).body;
    const code = await codeTo(sandbox, EMAIL);
    const other = theirs ?? (await attack()).body;
    const confirmed = await confirm(EMAIL, requestId, code);

    expect(confirmed.status).toBe(201);
    expect((await login('password of the attacker')).status).toBe(401);
    expect((await login(PASSWORD)).status).toBe(200);
    for (const late of [code, await codeTo(sandbox, EMAIL)])
      expect((await confirm(EMAIL, other.requestId, late)).status).toBe(401);
  });

  it('is not confirmed with the code of its e-mail without its own request', async () => {
    await registerAs(EMAIL, 'password of the attacker');
    const code = await codeTo(sandbox, EMAIL);

    expect((await confirm(EMAIL, '', code)).status).toBe(401);
    expect((await login('password of the attacker')).status).toBe(401);
  });

  it('cannot be used up by wrong codes of an attacker', async () => {
    const { requestId } = (await registerAs(EMAIL, PASSWORD)).body;
    const code = await codeTo(sandbox, EMAIL);
    for (let tries = 0; tries < 6; tries += 1) await confirm(EMAIL, '', wrongFor(code));

    expect((await confirm(EMAIL, requestId, code)).status).toBe(201);
  });
});

describe('a code for a new e-mail address', () => {
  it('is neither delayed nor used up by another account that wants the same address', async () => {
    const wanted = 'wanted@example.com';
    const setUp = (tokens: Tokens, code = '') =>
      sandbox.post<Refused>(
        '/account/users/me/login-email',
        { email: wanted, code, password: PASSWORD },
        as(tokens),
      );
    const mallory = await register(sandbox, 'mallory@example.com');
    const ann = await register(sandbox, 'ann@example.com');
    await setUp(mallory);
    await setUp(ann);
    const code = await codeTo(sandbox, wanted);
    for (let tries = 0; tries < 6; tries += 1) await setUp(mallory, wrongFor(code));

    expect(await setUp(ann, code)).toMatchObject({ status: 200, body: { email: wanted } });
  });
});
