import Big from 'big.js';

import type { SignedIn } from '../accounts/index.ts';
import { notValidParam, Refusal } from '../http/index.ts';
import { CASHBACK_SHARES, PLAN_TICKER } from '../settings.ts';
import { PLATFORM_ACCOUNT, move, ledgerAccountOf } from '../wallets/index.ts';
import type { WalletService } from '../wallets/index.ts';

/** Levels of the subscription. Prices are for thirty days. */
export const PLANS = [
  { level: 'free', price: '0', cashbackShare: CASHBACK_SHARES['free'] ?? '0', amlChecksADay: 3 },
  { level: 'plus', price: '9', cashbackShare: CASHBACK_SHARES['plus'] ?? '0', amlChecksADay: 30 },
  { level: 'premium', price: '29', cashbackShare: CASHBACK_SHARES['premium'] ?? '0', amlChecksADay: 300 },
] as const;

const MONTH_MS = 30 * 86_400_000;

const planOf = (level: string): (typeof PLANS)[number] => {
  const plan = PLANS.find((each) => each.level === level);
  if (plan === undefined)
    throw notValidParam('level', `one of ${PLANS.map((each) => each.level).join(', ')}`);
  return plan;
};

const bill = (
  walletService: WalletService,
  asking: Pick<SignedIn, 'account'>,
  level: string,
  at: number,
): boolean => {
  const { account } = asking;
  const { price } = planOf(level);
  const posted = walletService.ledger.post({
    id: `subscription:${account.id}:${level}:${String(at)}`,
    namespace: account.namespace,
    accountId: account.id,
    kind: 'subscription',
    at,
    legs: move(ledgerAccountOf(account.id, 'available'), PLATFORM_ACCOUNT, PLAN_TICKER, new Big(price)),
    details: { currency: PLAN_TICKER, amount: price, level },
  });
  return posted !== 'short';
};

/** Current subscription, after billing every month that has ended. Falls back to the free level if unpaid. */
export const subscriptionOf = (
  walletService: WalletService,
  { account, now }: Pick<SignedIn, 'account' | 'now'>,
) => {
  let { level, nextBillingAt } = account.subscription;
  while (nextBillingAt !== null && nextBillingAt <= now) {
    const isPaid = bill(walletService, { account }, level, nextBillingAt);
    nextBillingAt = isPaid ? nextBillingAt + MONTH_MS : null;
    level = isPaid ? level : 'free';
  }
  const latest = walletService.accounts.store.find(account.id) ?? account;
  if (nextBillingAt !== account.subscription.nextBillingAt)
    walletService.accounts.store.save({ ...latest, subscription: { level, nextBillingAt } });
  return { level, nextBillingAt };
};

type PlanRequest = {
  readonly level: string;
  /** Price that the user confirmed. Null: any. */
  readonly price: Big | null;
};

/**
 * Changes the level. A paid one is billed at once for thirty days; the free one ends the billing. Refuses a price
 * other than the one that the user confirmed.
 */
export const subscribe = (
  walletService: WalletService,
  asking: Pick<SignedIn, 'account' | 'now'>,
  { level, price: confirmed }: PlanRequest,
) => {
  const plan = planOf(level);
  const { account, now } = asking;
  const current = subscriptionOf(walletService, asking);
  if (current.level === plan.level) return current;
  if (confirmed?.eq(plan.price) === false)
    throw new Refusal(409, {
      error: 'amount_changed',
      message: `The plan costs ${plan.price} ${PLAN_TICKER}`,
      field: 'price',
    });
  const isFree = plan.level === 'free';
  if (!isFree && !bill(walletService, asking, plan.level, now)) {
    throw new Refusal(400, {
      error: 'not_enough_balance',
      message: `${plan.price} ${PLAN_TICKER} are needed in the balance`,
      field: 'level',
    });
  }
  const subscription = { level: plan.level, nextBillingAt: isFree ? null : now + MONTH_MS };
  const latest = walletService.accounts.store.find(account.id) ?? account;
  walletService.accounts.store.save({ ...latest, subscription });
  return subscription;
};
