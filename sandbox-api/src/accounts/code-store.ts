import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';
import { CODE_ATTEMPTS, CODE_RESEND_MS, CODE_VALID_MS } from '../settings.ts';
import { hashOf, isSecretOf, newCode } from './secret.ts';

/** Purpose of a code that was sent by e-mail. */
type CodePurpose = 'register' | 'reset-password' | 'login-email';

/** Key of a code: one per request. Requests of other people for the same address do not replace or use it. */
export type CodeSubject = {
  readonly namespace: string;
  readonly email: string;
  readonly purpose: CodePurpose;
  /** Secret of the request, or ID of the account that requested the code. */
  readonly requestId: string;
};

const CountRow = t.type({ count: t.number }, 'CodeCountRow');

const CodeRow = t.type(
  { code_hash: t.string, sent_at: t.number, attempts_left: t.number, payload: t.string },
  'CodeRow',
);
type CodeRow = t.TypeOf<typeof CodeRow>;

/** Codes that prove access to a mailbox (spec §5 "Verification code"). */
export type CodeStore = {
  /**
   * Creates a code that replaces the previous one, with the remaining tries. Null if the last one is younger than
   * 60 s (spec §9).
   */
  readonly issue: (subject: CodeSubject, now: number, payload?: string) => string | null;
  /**
   * Uses up a matching code and returns its payload. Null for a wrong code, after five tries, or after ten minutes.
   */
  readonly redeem: (subject: CodeSubject, code: string, now: number) => string | null;
  /** Whether a code was sent for the request and is still valid, with tries left. */
  readonly isOpen: (subject: CodeSubject, now: number) => boolean;
  /** Milliseconds until the request can get new tries, after all tries for its last code were wrong. 0: at once. */
  readonly spentForMs: (subject: CodeSubject, now: number) => number;
  /** Number of recent requests for the address and purpose. Null if the subject's own request is open. */
  readonly othersOf: (subject: CodeSubject, now: number) => number | null;
};

const WHERE = 'WHERE namespace = ? AND email = ? AND purpose = ? AND request_id = ?';

const keyOf = ({ namespace, email, purpose, requestId }: CodeSubject) =>
  [namespace, email.toLowerCase(), purpose, requestId] as const;

/** Creates the code store on the table `requested_codes`. */
export const createCodeStore = (rows: Rows): CodeStore => {
  const find = (subject: CodeSubject) =>
    rows.first(
      CodeRow,
      `SELECT code_hash, sent_at, attempts_left, payload FROM requested_codes ${WHERE}`,
      ...keyOf(subject),
    );
  const isRecent = (last: CodeRow | null, now: number): last is CodeRow =>
    last !== null && now - last.sent_at <= CODE_VALID_MS;
  const isOpen = (last: CodeRow | null, now: number): last is CodeRow =>
    isRecent(last, now) && last.attempts_left > 0;
  return {
    issue: (subject, now, payload = '') => {
      const last = find(subject);
      if (last !== null && now - last.sent_at < CODE_RESEND_MS) return null;
      const code = newCode();
      rows.run(
        'INSERT OR REPLACE INTO requested_codes VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        ...keyOf(subject),
        hashOf(code),
        now,
        isRecent(last, now) ? last.attempts_left : CODE_ATTEMPTS,
        payload,
      );
      return code;
    },
    redeem: (subject, code, now) => {
      const kept = find(subject);
      if (!isOpen(kept, now)) return null;
      if (isSecretOf(kept.code_hash, code)) {
        rows.run(`DELETE FROM requested_codes ${WHERE}`, ...keyOf(subject));
        return kept.payload;
      }
      rows.run(
        `UPDATE requested_codes SET attempts_left = attempts_left - 1 ${WHERE} AND attempts_left > 0`,
        ...keyOf(subject),
      );
      return null;
    },
    isOpen: (subject, now) => isOpen(find(subject), now),
    spentForMs: (subject, now) => {
      const last = find(subject);
      return isRecent(last, now) && last.attempts_left === 0 ? last.sent_at + CODE_VALID_MS + 1 - now : 0;
    },
    othersOf: (subject, now) => {
      const { namespace, email, purpose } = subject;
      if (isOpen(find(subject), now)) return null;
      const open = rows.first(
        CountRow,
        'SELECT count(*) AS count FROM requested_codes WHERE namespace = ? AND email = ? AND purpose = ? AND sent_at > ?',
        namespace,
        email.toLowerCase(),
        purpose,
        now - CODE_VALID_MS,
      );
      return open?.count ?? 0;
    },
  };
};
