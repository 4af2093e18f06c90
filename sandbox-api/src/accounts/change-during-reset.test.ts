import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { as, codeTo, PASSWORD, register } from './person.fixture.ts';
import type { CodeSent, Tokens } from './person.fixture.ts';

const OWNER = 'owner@example.com';
const STOLEN = 'password of a thief';
const OWN = 'new password of the owner';

let sandbox: OpenSandbox;
beforeEach(async () => {
  sandbox = await openSandbox();
});
afterEach(() => sandbox.close());

const logInWith = async (password: string) =>
  (await sandbox.post('/account/auth/login', { email: OWNER, password })).status;

describe('a change of the password that still runs', () => {
  it('does not undo a reset: neither its password nor its session is valid', async () => {
    const thief = await register(sandbox, OWNER);
    const path = '/account/auth/forgotten-password';
    const { requestId } = (await sandbox.post<CodeSent>(path, { email: OWNER })).body;
    const code = await codeTo(sandbox, OWNER);
    const change = { current: PASSWORD, password: STOLEN };
    const [changed, reset] = await Promise.all([
      sandbox.post<Partial<Tokens>>('/account/users/me/password', change, as(thief)),
      sandbox.post('/account/auth/reset-password', { email: OWNER, requestId, code, password: OWN }),
    ]);
    expect(reset.status).toBe(200);
    const { accessToken = thief.accessToken } = changed.body;
    expect((await sandbox.get('/account/users/me', as({ accessToken }))).status).toBe(401);
    expect([await logInWith(OWN), await logInWith(STOLEN)]).toEqual([200, 401]);
  });
});
