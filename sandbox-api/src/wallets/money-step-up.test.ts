import { as, PASSWORD, timeOf, totpAt, turnOnSecondFactor } from '../accounts/person.fixture.ts';
import type { Refused, Tokens } from '../accounts/person.fixture.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { aSignedInUser, balances, pay } from './money.fixture.ts';

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

let sandbox: OpenSandbox;
let owner: Tokens;
beforeEach(async () => {
  sandbox = await openSandbox();
  owner = await aSignedInUser(sandbox);
  await pay(sandbox, owner, 'eth', '3');
});
afterEach(() => sandbox.close());

const WITHDRAWAL = {
  what: 'a withdrawal',
  path: '/account/withdrawals',
  body: { currency: 'eth', amount: '1', address: ETH, extraId: '', requestId: 'one' },
};
const WHITELISTED = {
  what: 'a whitelisted address',
  path: '/account/addresses/whitelist',
  body: { label: 'Mine', wallet: ETH, extraId: '', currency: ['eth'] },
};

type Call = typeof WITHDRAWAL | typeof WHITELISTED;

const send = async ({ path, body }: Call, proof: object) => {
  const reply = await sandbox.post<Refused>(path, { ...body, ...proof }, as(owner));
  return reply.status === 201 ? 201 : reply.body.error;
};

describe.each([WITHDRAWAL, WHITELISTED])('$what', (call) => {
  it('takes the password: an access token alone moves no money', async () => {
    expect(await send(call, {})).toBe('AUTH.PASSWORD_NEEDED');
    expect(await send(call, { code: '123456' })).toBe('AUTH.PASSWORD_NEEDED');
    expect(await send(call, { password: 'a wrong one' })).toBe('Invalid credentials');
    expect((await balances(sandbox, owner))['eth']).toEqual(['3', '0']);
    expect((await sandbox.get('/account/addresses/whitelist', as(owner))).body).toEqual([]);
    expect(await send(call, { password: PASSWORD })).toBe(201);
  });

  it('takes the code of a second factor instead if it is on', async () => {
    const { secret } = await turnOnSecondFactor(sandbox, owner);
    sandbox.pass(30_000);
    const code = totpAt(secret, await timeOf(sandbox));

    expect(await send(call, { password: PASSWORD })).toBe('AUTH.CODE_NEEDED');
    expect(await send(call, { password: PASSWORD, code: '000000' })).toBe('AUTH.INVALID_CODE');
    expect(await send(call, { code })).toBe(201);
  });

  it('cannot guess the password without limit', async () => {
    for (let tries = 0; tries < 6; tries += 1)
      expect(await send(call, { password: `guess ${String(tries)}` })).toBe('Invalid credentials');
    expect(await send(call, { password: PASSWORD })).toBe('AUTH.RETRY_LATER');
  });
});
