const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Duration of each stage of an order. Short enough to watch. */
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

/** Delay of the second payment of `second-deposit`, which creates the second order. */
export const SECOND_DEPOSIT_AFTER_MS = 75 * SECOND_MS;

/** Time for the user to choose between a refund and continuing. */
export const DECISION_MS = 7 * 24 * 60 * MINUTE_MS;

/** Usual duration of the site's exchanges in minutes, and that for fiat. */
export const SPEED_FORECAST = '10-60';

/** Interval of checking orders for push messages. */
export const PUSH_SWEEP_MS = SECOND_MS;

/** Time-out of a push service for accepting a message. */
export const PUSH_TIMEOUT_MS = 10 * SECOND_MS;

/** Validity of a fixed rate, and time for the deposit of a fixed-rate order (api contract §7, 11). */
export const RATE_VALID_MS = 20 * MINUTE_MS;

/** Received share of the expected amount: `underpaid`, `overpaid`. */
export const UNDERPAID_SHARE = '0.6';
export const OVERPAID_SHARE = '1.25';

/** Approximate minimum of a swap in US dollars, before network fees. */
export const MIN_USD = 5;
/** Maximum amount in US dollars if a provider has none. It is above the supply of any coin. */
export const MAX_USD = 1_000_000_000_000;
/** A minimum is at least this multiple of both network fees. */
export const MIN_WORTH_FEES = 3;

/** A network fee above this share of the amount is reported as high. */
export const HIGH_FEE_SHARE = 0.1;

/** Maximum time of a stalled reply, and maximum delay of a fault. */
export const LONGEST_STALL_MS = 120 * SECOND_MS;

/** Larger bodies are refused. */
export const BODY_LIMIT_BYTES = 1_048_576;

/** Number of error reports kept per namespace. */
export const KEPT_ERROR_REPORTS = 200;

/** Validity of an access token. */
export const ACCESS_TOKEN_MS = 10 * MINUTE_MS;
/** A session expires after this time without a refresh. */
export const SESSION_IDLE_MS = 7 * 24 * 60 * MINUTE_MS;
/** A session expires this long after its sign-in, even if it is refreshed. */
export const SESSION_LONGEST_MS = 30 * 24 * 60 * MINUTE_MS;
/**
 * Time for which the previous refresh token is accepted while its successor is unused, because a tab can be closed
 * during the refresh.
 */
export const REFRESH_GRACE_MS = 30 * SECOND_MS;

/** Code by e-mail: validity, time before a new one (spec §9), and number of wrong tries. */
export const CODE_VALID_MS = 10 * MINUTE_MS;
export const CODE_RESEND_MS = 60 * SECOND_MS;
export const CODE_ATTEMPTS = 5;
/**
 * Number of open requests for one address after which a new one needs a captcha, because a mailbox must not be
 * flooded.
 */
export const CODE_REQUESTS_TO_CAPTCHA = 3;

/** Failed logins of one address: numbers before a captcha and before a wait, and time until they are cleared. */
export const FAILURES_TO_CAPTCHA = 3;
export const FAILURES_TO_WAIT = 6;
export const SHORTEST_WAIT_MS = 30 * SECOND_MS;
export const LONGEST_WAIT_MS = 60 * MINUTE_MS;
/** Time for which a browser counts as known after a sign-in: half a year. */
export const KNOWN_DEVICE_MS = 180 * 24 * 60 * MINUTE_MS;
export const FAILURES_FORGOTTEN_MS = 2 * 60 * MINUTE_MS;

/**
 * Part of the current network fee by which the fee that the user confirmed can differ. The confirmed fee is then
 * charged.
 */
export const WITHDRAWAL_FEE_TOLERANCE = 0.1;
/** Time until a withdrawal is sent. */
export const WITHDRAWAL_SENT_AFTER_MS = 30 * SECOND_MS;

/** Trade between balances: validity of its rate, its fee, and its minimum in US dollars. */
export const TRADE_RATE_VALID_MS = 30 * SECOND_MS;
export const TRADE_SPREAD = 0.002;
export const TRADE_MIN_USD = 1;

/** Cashback of a trade at each level of the subscription, in the platform token. */
export const CASHBACK_SHARES: Readonly<Record<string, string>> = {
  free: '0.001',
  plus: '0.0015',
  premium: '0.002',
};
export const CASHBACK_TICKER = 'now';

/** Number of page events kept per namespace. */
export const KEPT_MEASURED_EVENTS = 500;

/**
 * Loans: yearly interest, lent share of the deposit's value, share at which the deposit is sold, and limits in US
 * dollars.
 */
export const LOAN_YEARLY_RATE = '0.12';
export const LOAN_LTVS = [0.5, 0.7, 0.8] as const;
export const LOAN_LIQUIDATION_SHARE = 0.95;
export const LOAN_MIN_USD = 100;
export const LOAN_MAX_USD = 1_000_000;
/**
 * Part of the current amount of a new loan by which the amount that the user confirmed can differ. The confirmed
 * amount is then lent.
 */
export const LOAN_AMOUNT_TOLERANCE = 0.01;
/** Maximum loan at each verification level, starting with none. */
export const LOAN_MAX_USD_BY_KYC_LEVEL: readonly number[] = [0, 50_000, LOAN_MAX_USD];

/** Staking of the platform token. */
export const STAKING_TICKER = 'now';
export const STAKING_YEARLY_RATE = '0.08';

/** Currency of the plans, and the highest verification level. */
export const PLAN_TICKER = 'usdttrc20';
export const KYC_HIGHEST_LEVEL = 2;

/** Time for unlocking a passkey. The challenge is valid only once. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;

/** Maximum per account. */
export const MAX_PASSKEYS = 20;
