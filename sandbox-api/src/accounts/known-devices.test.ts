import { solvedCaptcha } from '../captcha/solve.fixture.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { createKnownDevices } from './known-devices.ts';
import { PASSWORD, register } from './person.fixture.ts';
import type { Refused, Tokens } from './person.fixture.ts';

const OWNER = 'owner@example.com';
const DAY_MS = 24 * 3_600_000;

type SignedIn = Tokens & Refused & { readonly deviceToken: string };
type Attempt = { readonly deviceToken?: string; readonly captcha?: string };

let sandbox: OpenSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
  await register(sandbox, OWNER);
});
afterEach(() => sandbox.close());

const logIn = (password: string, attempt: Attempt = {}) =>
  sandbox.post<SignedIn>('/account/auth/login', { email: OWNER, password, ...attempt });

/** Guesses with solved captchas until the address has to wait. */
const guess = async (attempt: Attempt = {}) => {
  for (let tries = 0; tries < 6; tries += 1)
    await logIn('a wrong one', { ...attempt, captcha: await solvedCaptcha(sandbox, '') });
};

describe('guesses of another person who solves captchas', () => {
  it('delay that person, and not the owner in a browser that signed in before', async () => {
    const { deviceToken } = (await logIn(PASSWORD)).body;
    await guess();
    expect(await logIn(PASSWORD)).toMatchObject({ status: 429, body: { error: 'AUTH.RETRY_LATER' } });

    const signedIn = await logIn(PASSWORD, { deviceToken });
    expect(signedIn.status).toBe(200);
    // the success of the owner gives the other person no new tries
    expect((await logIn(PASSWORD)).status).toBe(429);
    expect((await logIn(PASSWORD, { deviceToken: signedIn.body.deviceToken })).status).toBe(200);
  });
});

describe('a browser that signed in before', () => {
  it('cannot guess without limit, and delays no other browser', async () => {
    const first = (await logIn(PASSWORD)).body.deviceToken;
    const { deviceToken } = (await logIn(PASSWORD, { deviceToken: first })).body;
    await guess({ deviceToken: first });

    expect((await logIn(PASSWORD, { deviceToken })).status).toBe(429);
    expect((await logIn(PASSWORD)).status).toBe(200);
  });
});

describe('the token of a known device', () => {
  const NOW = Date.UTC(2026, 10, 20);
  const devices = createKnownDevices(Buffer.alloc(32, 1));
  const token = devices.issue('u_1', '', NOW);

  it('is renewed for the same device', () => {
    const renewed = devices.issue('u_1', token, NOW + DAY_MS);

    expect(devices.idOf('u_1', token, NOW)).toMatch(/^[0-9a-f]{32}$/);
    expect(devices.idOf('u_1', renewed, NOW + 180 * DAY_MS)).toBe(devices.idOf('u_1', token, NOW));
  });

  it.each([
    { rule: 'of another account', account: 'u_2', given: token },
    { rule: 'of another site', given: createKnownDevices(Buffer.alloc(32, 2)).issue('u_1', '', NOW) },
    { rule: 'of another device', given: token.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
    { rule: 'with a later end', given: token.replace(/\.[^.]+\./, '.zzzzzzzz.') },
    { rule: 'without a signature', given: token.replace(/[^.]*$/, '') },
    { rule: 'with more after it', given: `${token}.x` },
    { rule: 'with bytes for letters', given: token.replace(/.$/, 'é') },
    { rule: 'that is not one', given: 'device' },
    { rule: 'after half a year', given: token, at: NOW + 180 * DAY_MS },
  ])('is not accepted $rule', ({ account = 'u_1', given, at = NOW }) => {
    expect(devices.idOf(account, given, at)).toBeNull();
    expect(devices.issue(account, given, at).slice(0, 32)).not.toBe(given.slice(0, 32));
  });
});
