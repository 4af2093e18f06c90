const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long each stage of an order lasts, so that a person can watch one through. */
export const STAGE_MS = {
  new: 2 * SECOND_MS,
  waiting: 18 * SECOND_MS,
  confirming: 15 * SECOND_MS,
  exchanging: 15 * SECOND_MS,
  sending: 15 * SECOND_MS,
  verifying: 20 * SECOND_MS,
  refunding: 15 * SECOND_MS,
  expired: 20 * SECOND_MS,
  paying: 5 * SECOND_MS,
  paid: 10 * SECOND_MS,
} as const;

/** After this long a second payment to the same address makes the second order of `second-deposit`. */
export const SECOND_DEPOSIT_AFTER_MS = 75 * SECOND_MS;

/** How long the visitor may choose between a refund and going on. */
export const DECISION_MS = 7 * 24 * 60 * MINUTE_MS;

/** How long the site's exchanges usually take, in minutes, and the same for fiat. */
export const SPEED_FORECAST = '10-60';

/** How often the orders somebody wants to hear about are looked at. */
export const PUSH_SWEEP_MS = SECOND_MS;

/** How long a push service may take to accept a message. */
export const PUSH_TIMEOUT_MS = 10 * SECOND_MS;

/** How long a held rate may be used, and how long the deposit of a fixed-rate order may take (api contract §7, 11). */
export const RATE_VALID_MS = 20 * MINUTE_MS;

/** The share of the expected amount that comes in: `underpaid`, `overpaid`. */
export const UNDERPAID_SHARE = '0.6';
export const OVERPAID_SHARE = '1.25';

/** About what a swap must be worth, in US dollars, before network fees are counted. */
export const MIN_WORTH_USD = 5;
/** No amount may be worth more, in US dollars, where a provider names no upper limit: there is not so much of any coin. */
export const MOST_WORTH_USD = 1_000_000_000_000;
/** A floor covers this many times what both network fees cost. */
export const MIN_WORTH_FEES = 3;

/** A network fee above this share of the amount is told to be high. */
export const HIGH_FEE_SHARE = 0.1;

/** The longest a stalled reply is held, and the longest delay a fault may ask for. */
export const LONGEST_STALL_MS = 120 * SECOND_MS;

/** Bodies above this are refused. */
export const BODY_LIMIT_BYTES = 1_048_576;

/** How many error reports a name space keeps. */
export const KEPT_ERROR_REPORTS = 200;

/** How long an access token is good for. */
export const ACCESS_TOKEN_MS = 10 * MINUTE_MS;
/** A session that was not refreshed for this long is over. */
export const SESSION_IDLE_MS = 7 * 24 * 60 * MINUTE_MS;
/** A session ends this long after its sign-in, however often it was refreshed. */
export const SESSION_LONGEST_MS = 30 * 24 * 60 * MINUTE_MS;
/** The refresh token before may come again for so long, while nobody has used what it was changed for: a tab closed midway. */
export const REFRESH_GRACE_MS = 30 * SECOND_MS;

/** A code by e-mail: how long it is good for, after how long another may be asked for (spec §9), how often it may be wrong. */
export const CODE_VALID_MS = 10 * MINUTE_MS;
export const CODE_RESEND_MS = 60 * SECOND_MS;
export const CODE_ATTEMPTS = 5;
/** From this many open requests for one address on, a new one takes a captcha: it must not flood a mailbox. */
export const CODE_REQUESTS_TO_CAPTCHA = 3;

/** Failed logins of one address: what they lead to, and when they are forgotten. */
export const FAILURES_TO_CAPTCHA = 3;
export const FAILURES_TO_WAIT = 6;
export const SHORTEST_WAIT_MS = 30 * SECOND_MS;
export const LONGEST_WAIT_MS = 60 * MINUTE_MS;
export const FAILURES_FORGOTTEN_MS = 2 * 60 * MINUTE_MS;

/** How long a withdrawal is on its way. */
export const WITHDRAWAL_SENT_AFTER_MS = 30 * SECOND_MS;

/** A trade between balances: how long its rate is held, what it costs, the least it may be worth in US dollars. */
export const TRADE_RATE_VALID_MS = 30 * SECOND_MS;
export const TRADE_SPREAD = 0.002;
export const TRADE_MIN_USD = 1;

/** What a trade gives back at each level of the subscription, in the token of the house. */
export const CASHBACK_SHARES: Readonly<Record<string, string>> = {
  free: '0.001',
  plus: '0.0015',
  premium: '0.002',
};
export const CASHBACK_TICKER = 'now';

/** How many events of its pages a name space keeps. */
export const KEPT_MEASURED_EVENTS = 500;

/** Loans: interest a year, how much of a deposit's worth is lent, when the deposit is sold, and the limits in US dollars. */
export const LOAN_YEARLY_RATE = '0.12';
export const LOAN_LTVS = [0.5, 0.7, 0.8] as const;
export const LOAN_LIQUIDATION_SHARE = 0.95;
export const LOAN_MIN_USD = 100;
export const LOAN_MAX_USD = 1_000_000;
/** How much is lent at most at each verification level, from none on. */
export const LOAN_MAX_USD_BY_KYC_LEVEL: readonly number[] = [0, 50_000, LOAN_MAX_USD];

/** Staking of the token of the house. */
export const STAKING_TICKER = 'now';
export const STAKING_YEARLY_RATE = '0.08';

/** What plans are paid in, and how far an identity can be verified. */
export const PLAN_TICKER = 'usdttrc20';
export const KYC_HIGHEST_LEVEL = 2;

/** How long somebody may take to unlock a passkey; the challenge is good once. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;

/** Of one account. */
export const MOST_PASSKEYS = 20;
