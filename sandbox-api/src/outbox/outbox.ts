import * as t from 'io-ts';

import type { Rows } from '../database/index.ts';

const MailRow = t.type(
  { position: t.number, sent_at: t.number, recipient: t.string, subject: t.string, text: t.string },
  'MailRow',
);

/** An e-mail that would have been sent. */
export type Mail = {
  readonly namespace: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Epoch milliseconds on the clock of the namespace. */
  readonly at: number;
};

/** Stores every e-mail of the sandbox instead of sending it. */
export type Outbox = {
  readonly send: (mail: Mail) => void;
  /** E-mails of a namespace, newest first, at most the last 200. `to` filters by address. */
  readonly list: (namespace: string, to?: string) => readonly Mail[];
};

const KEPT_MAILS = 200;

/** Creates the outbox on the table `mails`. Compares addresses in lower case. */
export const createOutbox = (rows: Rows): Outbox => ({
  send: ({ namespace, to, subject, text, at }) => {
    rows.run(
      'INSERT INTO mails (namespace, sent_at, recipient, subject, text) VALUES (?, ?, ?, ?, ?)',
      namespace,
      at,
      to.toLowerCase(),
      subject,
      text,
    );
    rows.run(
      `DELETE FROM mails WHERE namespace = ? AND position NOT IN
       (SELECT position FROM mails WHERE namespace = ? ORDER BY position DESC LIMIT ${String(KEPT_MAILS)})`,
      namespace,
      namespace,
    );
  },
  list: (namespace, to = '') =>
    rows
      .all(
        MailRow,
        `SELECT position, sent_at, recipient, subject, text FROM mails
         WHERE namespace = ? AND (? = '' OR recipient = ?) ORDER BY position DESC`,
        namespace,
        to.toLowerCase(),
        to.toLowerCase(),
      )
      .map((row) => ({
        namespace,
        to: row.recipient,
        subject: row.subject,
        text: row.text,
        at: row.sent_at,
      })),
});
