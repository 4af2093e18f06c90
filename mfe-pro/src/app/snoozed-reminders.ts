import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import type { Snoozes } from '../domain/reminder';

const KEY = 'pro-reminders';
const VERSION = 1;

const Snooze = t.readonly(t.type({ atMs: t.number, times: t.number }), 'PutOff');
const StoredReminders = t.type(
  {
    version: t.literal(VERSION),
    accountId: t.string,
    putOffs: t.readonly(t.partial({ 'two-factor': Snooze, kyc: Snooze })),
  },
  'KeptReminders',
);

const parsed = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Snoozed reminders of one account in this browser. Empty for another account or an invalid value. */
export const snoozedReminders = ({ read, write }: Pick<StoragePort, 'read' | 'write'>) => ({
  read: (accountId: string): Snoozes => {
    const stored = StoredReminders.decode(parsed(read(KEY)));
    return E.isRight(stored) && stored.right.accountId === accountId ? stored.right.putOffs : {};
  },
  save: ({ accountId, snoozes }: { readonly accountId: string; readonly snoozes: Snoozes }): void => {
    write(KEY, JSON.stringify({ version: VERSION, accountId, putOffs: snoozes }));
  },
});
