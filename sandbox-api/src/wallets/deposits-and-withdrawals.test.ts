import Big from 'big.js';

import { as, PASSWORD, timeOf, totpAt, turnOnSecondFactor } from '../accounts/person.fixture.ts';
import type { Refused, Tokens } from '../accounts/person.fixture.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { balances, pay, sendForm, aSignedInUser, targetOf } from './money.fixture.ts';

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const sandbox = sandboxOfFile();

const withdraw = (tokens: Tokens, change: object = {}) =>
  sandbox.post<Refused & { id: string; status: string; fee: string }>(
    '/account/withdrawals',
    { currency: 'eth', amount: '1', address: ETH, password: PASSWORD, requestId: 'one', ...change },
    as(tokens),
  );

describe('deposits', () => {
  it('have their own address for each account, always the same', async () => {
    const [ann, bob] = [await aSignedInUser(sandbox), await aSignedInUser(sandbox)];
    const ask = async (tokens: Tokens) => (await targetOf(sandbox, tokens, 'btc')).address;

    expect(await ask(ann)).toBe(await ask(ann));
    expect(await ask(ann)).not.toBe(await ask(bob));
  });

  it('are added to the balance, with tags too', async () => {
    const ann = await aSignedInUser(sandbox);
    expect(await pay(sandbox, ann, 'btc', '0.12345678')).toBe(303);
    expect(await pay(sandbox, ann, 'xrp', '20')).toBe(303);

    expect(await balances(sandbox, ann)).toEqual({ btc: ['0.12345678', '0'], xrp: ['20', '0'] });
  });

  it.each([
    {
      rule: 'an unknown address',
      form: { currency: 'eth', address: ETH, extraId: '', amount: '1' },
      status: 404,
    },
    { rule: 'no amount', form: { currency: 'eth', address: ETH, extraId: '', amount: '0' }, status: 400 },
    { rule: 'fiat', form: { currency: 'usd', address: ETH, extraId: '', amount: '1' }, status: 400 },
  ])('are refused for $rule', async ({ form, status }) => {
    expect(await sendForm(sandbox, form)).toBe(status);
  });

  it('are simulated on a page', async () => {
    const page = await sandbox.get(`/wallet/pay?currency=eth&address=${encodeURIComponent('<b>')}`);

    expect(page.text).toContain('&lt;b&gt;');
  });
});

describe('withdrawals', () => {
  it('lock amount and fee, and are sent after half a minute', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'eth', '3');
    const { body } = await withdraw(ann);
    const [available = '', locked = ''] = (await balances(sandbox, ann))['eth'] ?? [];

    expect(body.status).toBe('pending');
    expect(Number(available) + Number(locked)).toBeCloseTo(3);
    sandbox.pass(30_000);
    expect((await balances(sandbox, ann))['eth']).toEqual([available, '0']);
    const [sent] = (await sandbox.get<readonly { hash: string }[]>('/account/withdrawals', as(ann))).body;
    expect(sent?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('cost the fee that was confirmed, although the current one is a little higher', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'eth', '3');
    const { body } = await withdraw(ann, { requestId: 'current' });
    const fee = new Big(body.fee).times('0.95').toFixed(8);
    const made = await withdraw(ann, { requestId: 'agreed', fee });
    expect([made.status, new Big(made.body.fee).toFixed(8)]).toEqual([201, fee]);
    const left = new Big(1).minus(body.fee).minus(fee);
    expect((await balances(sandbox, ann))['eth']?.[0]).toBe(left.toFixed());
    // a repeated request is the first one, whatever the fee is now
    expect((await withdraw(ann, { requestId: 'agreed', fee: '7' })).body).toEqual(made.body);
  });

  it.each(['0', '0.01', '1000000'])('are refused if the fee has changed: %s was confirmed', async (fee) => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'eth', '3');
    const { status, body } = await withdraw(ann, { fee });
    expect([status, body]).toMatchObject([409, { error: 'fee_changed', field: 'fee' }]);
    expect((await balances(sandbox, ann))['eth']).toEqual(['3', '0']);
  });

  it.each(['-1', 'x', {}])('are refused for the fee %j', async (fee) => {
    const ann = await aSignedInUser(sandbox);
    expect((await withdraw(ann, { fee })).status).toBe(400);
  });

  it('are made once if the same request is repeated', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'eth', '3');
    const [one, two] = [await withdraw(ann), await withdraw(ann)];

    expect(two.body).toEqual(one.body);
    expect(Number((await balances(sandbox, ann))['eth']?.[0])).toBeGreaterThan(1.9);
  });

  it.each([
    { rule: 'another amount', change: { amount: '0.5' } },
    { rule: 'another address', change: { address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' } },
    { rule: 'another currency', change: { currency: 'etc' } },
  ])('are refused with 409 if the same request id is used with $rule', async ({ change }) => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'eth', '3');
    await pay(sandbox, ann, 'etc', '3');
    await withdraw(ann);
    const before = await balances(sandbox, ann);
    const reply = await withdraw(ann, change);

    expect([reply.status, reply.body.error]).toEqual([409, 'conflict']);
    expect(await balances(sandbox, ann)).toEqual(before);
  });

  it('are made once if the amount is written differently', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'eth', '3');
    const [one, two] = [await withdraw(ann), await withdraw(ann, { amount: '1.00' })];

    expect(two.body).toEqual(one.body);
  });

  it('are refused above the balance, with the available amount', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'eth', '1');
    const refused = await withdraw(ann);

    expect([refused.status, refused.body.error, refused.body.field]).toEqual([
      400,
      'not_enough_balance',
      'amount',
    ]);
    expect(refused.body.message).toContain('1 ETH');
    expect((await balances(sandbox, ann))['eth']).toEqual(['1', '0']);
  });

  it.each([
    { rule: 'another chain', change: { currency: 'btc' }, field: 'address' },
    {
      rule: 'the older chain of the same coin',
      change: { currency: 'bnb', address: 'bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2' },
      field: 'address',
    },
    {
      rule: 'a token contract',
      change: { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
      field: 'address',
    },
    {
      rule: 'the contract of a TON token in another spelling',
      change: { currency: 'ton', address: 'UQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_p0p' },
      field: 'address',
    },
    { rule: 'a burn address', change: { address: `0x${'0'.repeat(40)}` }, field: 'address' },
    { rule: 'a tag on a chain without tags', change: { extraId: '7' }, field: 'extraId' },
    {
      rule: 'a tag that contradicts the one in the address',
      change: {
        currency: 'xrp',
        address: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
        extraId: '14',
      },
      field: 'extraId',
    },
    {
      rule: 'no tag of an account that many users share',
      change: { currency: 'xrp', address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh' },
      field: 'extraId',
    },
    { rule: 'another network than that of the currency', change: { network: 'bsc' }, field: 'network' },
    { rule: 'fiat', change: { currency: 'usd' }, field: 'currency' },
    { rule: 'nothing', change: { amount: '0' }, field: 'amount' },
    { rule: 'too many decimals', change: { amount: '0.1234567890123456789' }, field: 'amount' },
    { rule: 'no request id', change: { requestId: '' }, field: 'requestId' },
    { rule: 'the id of the payment of another', change: { requestId: 'one:sent' }, field: 'requestId' },
    { rule: 'a request id with a space', change: { requestId: 'one sent' }, field: 'requestId' },
  ])('refuse $rule', async ({ change, field }) => {
    const refused = await withdraw(await aSignedInUser(sandbox), change);

    expect([refused.status, refused.body.field]).toEqual([400, field]);
  });

  it('require the second factor if it is enabled', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'eth', '3');
    const { secret } = await turnOnSecondFactor(sandbox, ann);
    expect((await withdraw(ann)).body.error).toBe('AUTH.CODE_NEEDED');
    expect((await withdraw(ann, { code: '000000' })).body.error).toBe('AUTH.INVALID_CODE');
    sandbox.pass(30_000);

    expect((await withdraw(ann, { code: totpAt(secret, await timeOf(sandbox)) })).status).toBe(201);
  });
});
