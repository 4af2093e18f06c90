import Big from 'big.js';

import { as } from '../accounts/person.fixture.ts';
import type { Refused, Tokens } from '../accounts/person.fixture.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { balances, pay, aSignedInUser } from '../wallets/money.fixture.ts';
import { rewardFor } from './staking.ts';

const DAY_MS = 86_400_000;

const sandbox = sandboxOfFile();

describe('staking', () => {
  const stake = (tokens: Tokens, path: string, amount: string, requestId: string) =>
    sandbox.post<Refused & { staked: string; earned: string; reward: string }>(
      `/account/staking${path}`,
      { amount, requestId },
      as(tokens),
    );

  it('takes from the balance, earns daily, and returns it with the rewards', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'now', '3650');
    expect((await stake(ann, '', '3650', 'one')).body).toMatchObject({ staked: '3650', reward: '0' });
    sandbox.pass(9 * 60_000);
    const { body } = await stake(ann, '/unstake', '1650', 'two');

    expect(body).toMatchObject({ staked: '2000', reward: '0' });
    expect((await balances(sandbox, ann))['now']).toEqual(['1650', '0']);
  });

  it('returns everything once if the same request is repeated', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'now', '50');
    await stake(ann, '', '50', 'one');
    const made = await stake(ann, '/unstake', '50', 'two');
    const repeated = await stake(ann, '/unstake', '50', 'two');

    expect([repeated.status, repeated.body]).toEqual([made.status, made.body]);
    expect((await balances(sandbox, ann))['now']).toEqual(['50', '0']);
  });

  it('is refused with 409 if the same request id is used with another amount', async () => {
    const ann = await aSignedInUser(sandbox);
    await pay(sandbox, ann, 'now', '3650');
    await stake(ann, '', '50', 'one');
    const { status, body } = await stake(ann, '', '60', 'one');

    expect([status, body.error]).toEqual([409, 'conflict']);
    expect((await balances(sandbox, ann))['now']).toEqual(['3600', '0']);
  });

  it.each([
    { staked: '3650', days: 0.99, reward: '0' },
    { staked: '3650', days: 1, reward: '0.8' },
    { staked: '3650', days: 30.5, reward: '24' },
    { staked: '3650', days: 365, reward: '292' },
    { staked: '0', days: 100, reward: '0' },
  ])('$staked for $days days earn $reward: eight percent a year', ({ staked, days, reward }) => {
    expect(rewardFor(new Big(staked), 0, days * DAY_MS).toFixed()).toBe(reward);
  });

  it.each([
    { path: '', amount: '1', error: 'not_enough_balance' },
    { path: '/unstake', amount: '1', error: 'not_enough_balance' },
    { path: '', amount: '0', error: 'not_valid_params' },
  ])('$path $amount without a balance: $error', async ({ path, amount, error }) => {
    expect((await stake(await aSignedInUser(sandbox), path, amount, 'one')).body.error).toBe(error);
  });
});
