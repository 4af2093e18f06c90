import Big from 'big.js';
import * as t from 'io-ts';

import type { SignedIn } from '../accounts/index.ts';
import { fitting } from '../currencies/index.ts';
import { jsonColumn } from '../database/index.ts';
import { roundDownTo } from '../estimates/index.ts';
import { STAKING_TICKER, STAKING_YEARLY_RATE } from '../settings.ts';
import { coinOrRefuse, PLATFORM_ACCOUNT, move, notEnough, ledgerAccountOf } from '../wallets/index.ts';
import type { Leg, WalletService } from '../wallets/index.ts';

const Stake = t.readonly(t.type({ since: t.number, earned: t.string }), 'Stake');
const Row = t.type({ record: t.string }, 'StakeRow');
const Stored = jsonColumn(Stake);

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** Rewards of whole days on the staked amount, with simple interest. */
export const rewardFor = (staked: Big, sinceMs: number, now: number): Big => {
  const days = Math.max(0, Math.floor((now - sinceMs) / DAY_MS));
  return roundDownTo(
    coinOrRefuse(STAKING_TICKER),
    staked.times(STAKING_YEARLY_RATE).times(days).div(YEAR_DAYS),
  );
};

const read = ({ rows }: WalletService, accountId: string): t.TypeOf<typeof Stake> | null => {
  const row = rows.first(Row, 'SELECT record FROM stakes WHERE account_id = ?', accountId);
  const decoded = row === null ? null : Stored.decode(row.record);
  return decoded?._tag === 'Right' ? decoded.right : null;
};

const keep = ({ rows }: WalletService, accountId: string, since: number, earned: Big): void => {
  const record = JSON.stringify({ since, earned: earned.toFixed() });
  rows.run('INSERT OR REPLACE INTO stakes (account_id, record) VALUES (?, ?)', accountId, record);
};

/** Staked amount, rewards since the last payout, and all rewards. */
export const stakeOf = (
  walletService: WalletService,
  { account, now }: Pick<SignedIn, 'account' | 'now'>,
) => {
  const staked = walletService.ledger.balanceOf(ledgerAccountOf(account.id, 'staked'), STAKING_TICKER);
  const kept = read(walletService, account.id);
  const pending = kept === null ? new Big(0) : rewardFor(staked, kept.since, now);
  return {
    currency: STAKING_TICKER,
    staked: staked.toFixed(),
    reward: pending.toFixed(),
    earned: new Big(kept?.earned ?? 0).plus(pending).toFixed(),
    yearlyRate: STAKING_YEARLY_RATE,
    since: kept === null || staked.eq(0) ? null : new Date(kept.since).toISOString(),
  };
};

type Asked = { readonly amount: Big; readonly requestId: string };

/** Pays out the rewards and restarts the count of days: a changed stake must not change past rewards. */
const change = (
  walletService: WalletService,
  { account, now }: Pick<SignedIn, 'account' | 'now'>,
  { amount, requestId }: Asked,
  kind: 'stake' | 'unstake',
): void => {
  const token = coinOrRefuse(STAKING_TICKER);
  const [available, staked] = [
    ledgerAccountOf(account.id, 'available'),
    ledgerAccountOf(account.id, 'staked'),
  ];
  const kept = read(walletService, account.id);
  const before = walletService.ledger.balanceOf(staked, STAKING_TICKER);
  const reward = kept === null ? new Big(0) : rewardFor(before, kept.since, now);
  const [from, to] = kind === 'stake' ? [available, staked] : [staked, available];
  const legs: readonly Leg[] = [
    ...move(from, to, STAKING_TICKER, fitting(amount, token)),
    ...(reward.gt(0) ? move(PLATFORM_ACCOUNT, available, STAKING_TICKER, reward) : []),
  ];
  const posted = walletService.ledger.post({
    id: `${kind}:${account.id}:${requestId}`,
    namespace: account.namespace,
    accountId: account.id,
    kind,
    at: now,
    legs,
    details: { currency: STAKING_TICKER, amount: amount.toFixed(), reward: reward.toFixed() },
    asked: { amount: amount.toFixed() },
  });
  if (posted === 'short') throw notEnough(token, walletService.ledger.balanceOf(from, STAKING_TICKER));
  if (posted === 'posted') keep(walletService, account.id, now, new Big(kept?.earned ?? 0).plus(reward));
};

/** Stakes from the balance. Refuses more than the balance. */
export const stake = (
  walletService: WalletService,
  asking: Pick<SignedIn, 'account' | 'now'>,
  asked: Asked,
) => {
  change(walletService, asking, asked, 'stake');
  return stakeOf(walletService, asking);
};

/** Returns a staked amount to the balance, with the rewards. Refuses more than the stake. */
export const unstake = (
  walletService: WalletService,
  asking: Pick<SignedIn, 'account' | 'now'>,
  asked: Asked,
) => {
  change(walletService, asking, asked, 'unstake');
  return stakeOf(walletService, asking);
};
