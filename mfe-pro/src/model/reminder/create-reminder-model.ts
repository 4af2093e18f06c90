import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Effect } from 'effector';

import { dueReminder, putOffNow } from '../../domain/reminder';
import type { PutOffs, ReminderFacts, ReminderTopic } from '../../domain/reminder';

/** Whom the reminders are about. */
export type Reminded = Omit<ReminderFacts, 'nowMs' | 'putOffs'> & { readonly accountId: string };

type Kept = { readonly accountId: string; readonly putOffs: PutOffs };

const NOBODY: Kept = { accountId: '', putOffs: {} };

const toDue = (
  reminded: Reminded | null,
  { accountId, putOffs }: Kept,
  nowMs: number,
): ReminderTopic | null =>
  reminded === null || reminded.accountId !== accountId ? null : dueReminder({ ...reminded, nowMs, putOffs });

/** Reminders to turn on the second factor and to verify oneself; what is put off is remembered in this browser (spec §6 "Reminders"). */
export const createReminderModel = () => {
  const opened = createEvent<Reminded & { readonly nowMs: number }>();
  const putOff = createEvent<{ readonly topic: ReminderTopic; readonly nowMs: number }>();
  /** Ports: what this browser remembers of an account. */
  const readPutOffsFx = createEffect<string, PutOffs>();
  const keepPutOffsFx: Effect<Kept, void> = createEffect();

  const $reminded = createStore<Reminded | null>(null, { serialize: 'ignore' }).on(
    opened,
    (_, { accountId, createdAtMs, isTwoFactorEnabled, kycLevel }) => ({
      accountId,
      createdAtMs,
      isTwoFactorEnabled,
      kycLevel,
    }),
  );
  const $nowMs = createStore(0, { serialize: 'ignore' }).on([opened, putOff], (_, { nowMs }) => nowMs);
  const $kept = createStore(NOBODY, { serialize: 'ignore' })
    .on(readPutOffsFx.done, (_, { params, result }) => ({ accountId: params, putOffs: result }))
    .on(putOff, (kept, { topic, nowMs }) => ({
      ...kept,
      putOffs: putOffNow(topic, nowMs, kept.putOffs),
    }));

  sample({ clock: opened, fn: ({ accountId }) => accountId, target: readPutOffsFx });
  sample({ clock: putOff, source: $kept, target: keepPutOffsFx });

  return { opened, putOff, readPutOffsFx, keepPutOffsFx, $due: combine($reminded, $kept, $nowMs, toDue) };
};

export const reminderModel = createReminderModel();
