import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Effect } from 'effector';

import { dueReminder, snoozeNow } from '../domain/reminder';
import type { Snoozes, ReminderFacts, ReminderTopic } from '../domain/reminder';

/** Account facts that decide which reminder is due. */
export type ReminderSubject = Omit<ReminderFacts, 'nowMs' | 'snoozes'> & { readonly accountId: string };

type StoredReminders = { readonly accountId: string; readonly snoozes: Snoozes };

const EMPTY: StoredReminders = { accountId: '', snoozes: {} };

const toDue = (
  subject: ReminderSubject | null,
  { accountId, snoozes }: StoredReminders,
  nowMs: number,
): ReminderTopic | null =>
  subject === null || subject.accountId !== accountId ? null : dueReminder({ ...subject, nowMs, snoozes });

/**
 * Reminders to enable the second factor and to verify the identity. Snoozes are stored in this browser (spec §6
 * "Reminders").
 */
export const createReminderModel = () => {
  const opened = createEvent<ReminderSubject & { readonly nowMs: number }>();
  const snoozed = createEvent<{ readonly topic: ReminderTopic; readonly nowMs: number }>();
  /** Ports: the snoozes of an account stored in this browser. */
  const readSnoozesFx = createEffect<string, Snoozes>();
  const saveSnoozesFx: Effect<StoredReminders, void> = createEffect();

  const $subject = createStore<ReminderSubject | null>(null, { serialize: 'ignore' }).on(
    opened,
    (_, { accountId, createdAtMs, isTwoFactorEnabled, kycLevel }) => ({
      accountId,
      createdAtMs,
      isTwoFactorEnabled,
      kycLevel,
    }),
  );
  const $nowMs = createStore(0, { serialize: 'ignore' }).on([opened, snoozed], (_, { nowMs }) => nowMs);
  const $stored = createStore(EMPTY, { serialize: 'ignore' })
    .on(readSnoozesFx.done, (_, { params, result }) => ({ accountId: params, snoozes: result }))
    .on(snoozed, (stored, { topic, nowMs }) => ({
      ...stored,
      snoozes: snoozeNow(topic, nowMs, stored.snoozes),
    }));

  sample({ clock: opened, fn: ({ accountId }) => accountId, target: readSnoozesFx });
  sample({ clock: snoozed, source: $stored, target: saveSnoozesFx });

  return { opened, snoozed, readSnoozesFx, saveSnoozesFx, $due: combine($subject, $stored, $nowMs, toDue) };
};

export const reminderModel = createReminderModel();
