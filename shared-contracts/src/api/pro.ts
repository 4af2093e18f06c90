import * as t from 'io-ts';

import { DecimalFromWire, IsoDate, NumberFromWire } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import { fittingRows, OptionalAmount, OptionalDate } from './reply-field.ts';

const Side = t.type({ currency: t.string, ticker: t.string, amount: DecimalFromWire }, 'LoanSide');

const LoanReply = t.type(
  {
    id: t.string,
    status: t.string,
    deposit: Side,
    loan: Side,
    ltv: NumberFromWire,
    owed: DecimalFromWire,
    repaid: OptionalAmount,
    yearlyRate: DecimalFromWire,
    liquidationPrice: DecimalFromWire,
    createdAt: IsoDate,
    endedAt: OptionalDate,
  },
  'LoanReply',
);
export type LoanReply = t.TypeOf<typeof LoanReply>;

export type LoanTerms = {
  readonly deposit: string;
  readonly loan: string;
  readonly amount: string;
  readonly ltv: number;
};

/** GET /loans/currencies (spec §3 "Loans"). */
export const LoanCurrenciesReply = t.type(
  {
    deposit: t.readonlyArray(t.string),
    loan: t.readonlyArray(t.string),
    earn: t.readonlyArray(t.string),
    ltvs: t.readonlyArray(NumberFromWire),
  },
  'LoanCurrenciesReply',
);
export type LoanCurrenciesReply = t.TypeOf<typeof LoanCurrenciesReply>;

export const loanCurrenciesEndpoint: Endpoint<void, LoanCurrenciesReply> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/loans/currencies' }),
  reply: LoanCurrenciesReply,
};

/** GET /loans/estimate: terms of a loan. */
export const loanEstimateEndpoint: Endpoint<LoanTerms, LoanReply> = {
  toRequest: ({ ltv, ...terms }) => ({
    service: 'account',
    method: 'GET',
    path: '/loans/estimate',
    query: { ...terms, ltv: String(ltv) },
  }),
  reply: LoanReply,
};

/** GET /loans (api contract §6.4). */
export const loansEndpoint: Endpoint<void, { readonly loans: readonly LoanReply[] }> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/loans' }),
  reply: t.type({ loans: fittingRows(LoanReply) }, 'LoansReply'),
};

/** GET /loans/{id}. */
export const loanEndpoint: Endpoint<string, LoanReply> = {
  toRequest: (id) => ({ service: 'account', method: 'GET', path: `/loans/${encodeURIComponent(id)}` }),
  reply: LoanReply,
};

/** POST /loans. */
export const openLoanEndpoint: Endpoint<LoanTerms & { readonly requestId: string }, LoanReply> = {
  toRequest: (body) => ({ service: 'account', method: 'POST', path: '/loans', body }),
  reply: LoanReply,
};

/** POST /loans/{id}/repay: pays the debt from the balance. */
export const repayLoanEndpoint: Endpoint<string, LoanReply> = {
  toRequest: (id) => ({
    service: 'account',
    method: 'POST',
    path: `/loans/${encodeURIComponent(id)}/repay`,
    body: {},
  }),
  reply: LoanReply,
};

const StakingReply = t.type(
  {
    currency: t.string,
    staked: DecimalFromWire,
    reward: DecimalFromWire,
    earned: DecimalFromWire,
    yearlyRate: DecimalFromWire,
    since: OptionalDate,
  },
  'StakingReply',
);
export type StakingReply = t.TypeOf<typeof StakingReply>;

/** GET /staking. */
export const stakingEndpoint: Endpoint<void, StakingReply> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/staking' }),
  reply: StakingReply,
};

export type StakeInput = {
  readonly isBack: boolean;
  readonly amount: string;
  readonly requestId: string;
};

/** POST /staking, or /staking/unstake to unstake. */
export const stakeEndpoint: Endpoint<StakeInput, StakingReply> = {
  toRequest: ({ isBack, ...body }) => ({
    service: 'account',
    method: 'POST',
    path: isBack ? '/staking/unstake' : '/staking',
    body,
  }),
  reply: StakingReply,
};

const Plan = t.type(
  { level: t.string, price: DecimalFromWire, cashbackShare: DecimalFromWire, amlChecksADay: t.number },
  'Plan',
);
export type Plan = t.TypeOf<typeof Plan>;

/** GET /plans. */
export const plansEndpoint: Endpoint<void, { readonly plans: readonly Plan[] }> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/plans' }),
  reply: t.type({ plans: fittingRows(Plan) }, 'PlansReply'),
};

const SubscriptionReply = t.type(
  { level: t.type({ name: t.string }), nextBillingAt: OptionalDate },
  'SubscriptionReply',
);
export type SubscriptionReply = t.TypeOf<typeof SubscriptionReply>;

/** GET /subscription (spec §3 "User"). */
export const subscriptionEndpoint: Endpoint<void, SubscriptionReply> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/subscription' }),
  reply: SubscriptionReply,
};

/** POST /subscription: changes the plan, billed at once. */
export const subscribeToPlanEndpoint: Endpoint<string, SubscriptionReply> = {
  toRequest: (level) => ({ service: 'account', method: 'POST', path: '/subscription', body: { level } }),
  reply: SubscriptionReply,
};

const AmlCheck = t.type(
  {
    id: t.string,
    at: IsoDate,
    status: t.string,
    currency: t.string,
    address: t.string,
    riskScore: NumberFromWire,
    riskLevel: t.string,
    signals: t.record(t.string, NumberFromWire),
  },
  'AmlCheck',
);
export type AmlCheck = t.TypeOf<typeof AmlCheck>;

/** GET /aml-checks, newest first. */
export const amlChecksEndpoint: Endpoint<void, { readonly checks: readonly AmlCheck[] }> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/aml-checks' }),
  reply: t.type({ checks: fittingRows(AmlCheck) }, 'AmlChecksReply'),
};

/** POST /aml-checks (api contract §6.4). */
export const amlCheckEndpoint: Endpoint<{ readonly currency: string; readonly address: string }, AmlCheck> = {
  toRequest: (body) => ({ service: 'account', method: 'POST', path: '/aml-checks', body }),
  reply: AmlCheck,
};

/** POST /kyc/sessions: URL of the provider's page for the next level. */
export const kycSessionEndpoint: Endpoint<
  void,
  { readonly id: string; readonly level: number; readonly url: string }
> = {
  toRequest: () => ({ service: 'account', method: 'POST', path: '/kyc/sessions', body: {} }),
  reply: t.type({ id: t.string, level: t.number, url: t.string }, 'KycSessionReply'),
};
