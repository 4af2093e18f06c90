import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';
import {
  FAILURES_FORGOTTEN_MS,
  FAILURES_TO_CAPTCHA,
  FAILURES_TO_WAIT,
  LONGEST_WAIT_MS,
  SHORTEST_WAIT_MS,
} from '../settings.ts';

const FailureRow = t.type({ count: t.number, last_at: t.number }, 'LoginFailureRow');

/** Requirement before a login attempt. */
export type LoginChallenge =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Captcha' }
  | { readonly _tag: 'Wait'; readonly ms: number };

/** Counts failed logins of an address (with or without an account), or of a known device. */
export type LoginGuard = {
  readonly challengeOf: (namespace: string, email: string, now: number) => LoginChallenge;
  readonly failed: (namespace: string, email: string, now: number) => void;
  readonly succeeded: (namespace: string, email: string) => void;
};

const NONE: LoginChallenge = { _tag: 'None' };

/** Three failures require a captcha. From the sixth on, there is a wait that doubles from half a minute to an hour. */
export const challengeAfter = (failures: number, sinceLastMs: number): LoginChallenge => {
  if (sinceLastMs >= FAILURES_FORGOTTEN_MS || failures < FAILURES_TO_CAPTCHA) return NONE;
  if (failures < FAILURES_TO_WAIT) return { _tag: 'Captcha' };
  const wait = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (failures - FAILURES_TO_WAIT));
  return sinceLastMs < wait ? { _tag: 'Wait', ms: wait - sinceLastMs } : { _tag: 'Captcha' };
};

/** Creates the guard on the table `login_failures`. */
export const createLoginGuard = (rows: Rows): LoginGuard => {
  const find = (namespace: string, email: string) =>
    rows.first(
      FailureRow,
      'SELECT count, last_at FROM login_failures WHERE namespace = ? AND email = ?',
      namespace,
      email.toLowerCase(),
    );
  return {
    challengeOf: (namespace, email, now) => {
      const failures = find(namespace, email);
      return failures === null ? NONE : challengeAfter(failures.count, now - failures.last_at);
    },
    failed: (namespace, email, now) => {
      const before = find(namespace, email);
      const isFresh = before !== null && now - before.last_at < FAILURES_FORGOTTEN_MS;
      rows.run(
        'INSERT OR REPLACE INTO login_failures VALUES (?, ?, ?, ?)',
        namespace,
        email.toLowerCase(),
        isFresh ? before.count + 1 : 1,
        now,
      );
    },
    succeeded: (namespace, email) => {
      rows.run(
        'DELETE FROM login_failures WHERE namespace = ? AND email = ?',
        namespace,
        email.toLowerCase(),
      );
    },
  };
};
