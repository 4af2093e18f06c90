import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import type { PutOffs } from '../domain/reminder';

const KEY = 'pro-reminders';
const VERSION = 1;

const PutOff = t.readonly(t.type({ atMs: t.number, times: t.number }), 'PutOff');
const Kept = t.type(
  {
    version: t.literal(VERSION),
    accountId: t.string,
    putOffs: t.readonly(t.partial({ 'two-factor': PutOff, kyc: PutOff })),
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

/** What this browser remembers of the reminders that were put off; of one account, and nothing where it cannot be read. */
export const keptPutOffs = ({ read, write }: Pick<StoragePort, 'read' | 'write'>) => ({
  read: (accountId: string): PutOffs => {
    const kept = Kept.decode(parsed(read(KEY)));
    return E.isRight(kept) && kept.right.accountId === accountId ? kept.right.putOffs : {};
  },
  keep: (kept: { readonly accountId: string; readonly putOffs: PutOffs }): void => {
    write(KEY, JSON.stringify({ version: VERSION, ...kept }));
  },
});
