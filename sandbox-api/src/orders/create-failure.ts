import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';

type Failure = { readonly status: number; readonly body: unknown };

/** All failures of a create call, by the name that tests use (spec §8 "Creating an exchange transaction"). */
export const CREATE_FAILURES = {
  'payout-address-refused': {
    status: 400,
    body: {
      error: 'not_valid_address',
      message: 'This payout address can not be used. Please use another address',
    },
  },
  'payout-address-refused-soft': {
    status: 200,
    body: {
      error: 'not_valid_address',
      message: 'This payout address can not be used. Please use another address',
    },
  },
  'enter-another-address': {
    status: 400,
    body: { error: 'not_valid_address', message: 'Please enter another address' },
  },
  'enter-another-address-soft': {
    status: 200,
    body: { error: 'not_valid_address', message: 'Please enter another address' },
  },
  'other-message': {
    status: 400,
    body: { error: 'cannot_create_transaction', message: 'The wallet of this currency is under maintenance' },
  },
  'other-message-soft': {
    status: 200,
    body: { error: 'cannot_create_transaction', message: 'The wallet of this currency is under maintenance' },
  },
  'no-message': { status: 400, body: { error: 'cannot_create_transaction' } },
  'no-message-soft': { status: 200, body: { error: 'cannot_create_transaction' } },
  'country-not-supported': {
    status: 400,
    body: { error: 'cannot_create_transaction', message: 'Country is not supported' },
  },
  'user-not-found': { status: 400, body: { error: 'user_not_found', message: 'User not found' } },
  'user-not-found-401': { status: 401, body: { error: 'user_not_found', message: 'User not found' } },
  'fixed-rate-not-enabled': {
    status: 400,
    body: { error: 'fixed_rate_not_enabled', message: 'Fixed-rate is not enabled' },
  },
  'fixed-rate-not-enabled-401': {
    status: 401,
    body: { error: 'fixed_rate_not_enabled', message: 'Fixed-rate is not enabled' },
  },
  'rate-expired': {
    status: 400,
    body: { error: 'rate_id_not_found_or_expired', message: 'Rate id is not found or expired' },
  },
  'deposit-too-small': {
    status: 400,
    body: { error: 'deposit_too_small', message: 'Out of min amount', payload: { range: { minAmount: 1 } } },
  },
  'pair-is-inactive': { status: 400, body: { error: 'pair_is_inactive', message: 'Pair is inactive' } },
  conflict: { status: 409, body: { error: 'conflict', message: 'The order exists already' } },
  'unknown-code': {
    status: 400,
    body: { error: 'moon_in_wrong_phase', message: 'Try when the moon is full' },
  },
  'internal-error': { status: 500, body: { error: 'internal_error', message: 'Internal error' } },
} as const satisfies Readonly<Record<string, Failure>>;

const FailureRow = t.type({ create_failure: t.union([t.string, t.null]) }, 'FailureRow');

const isFailureName = (name: string): name is keyof typeof CREATE_FAILURES =>
  Object.hasOwn(CREATE_FAILURES, name);

/** Names of the failures, for the codec of the control. */
export const CREATE_FAILURE_NAMES = Object.keys(CREATE_FAILURES).filter(isFailureName);

/** Takes the failure that a test has set for the next create call of the namespace, if any, and counts it down. */
export const takeCreateFailure = (rows: Rows, namespace: string): Failure | null => {
  const taken = rows.all(
    FailureRow,
    `UPDATE namespaces SET create_failures_left = create_failures_left - 1
     WHERE name = ? AND create_failure IS NOT NULL AND create_failures_left > 0 RETURNING create_failure`,
    namespace,
  )[0]?.create_failure;
  return typeof taken === 'string' && isFailureName(taken) ? CREATE_FAILURES[taken] : null;
};
