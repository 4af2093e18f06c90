/** Topic of a reminder (spec §2 "Reminders", §6). */
export type ReminderTopic = 'two-factor' | 'kyc';

const HOUR_MS = 3_600_000;

/**
 * Spec §6, §9 "Timing": 24 h or 72 h for both reminders. The KYC prompt also appears one day after sign-up at the
 * earliest.
 */
export const SHORT_DELAY_MS = 24 * HOUR_MS;
export const LONG_DELAY_MS = 72 * HOUR_MS;
export const KYC_PROMPT_DELAY_MS = 86_400_000;

/** Number of snoozes from which the long delay applies. */
const TIMES_TO_LONG_DELAY = 2;

/** Time of the last snooze, and number of snoozes. */
type Snooze = { readonly atMs: number; readonly times: number };

export type Snoozes = Readonly<Partial<Record<ReminderTopic, Snooze>>>;

/** Account facts for the reminders. Dates are ms since the epoch. */
export type ReminderFacts = {
  readonly nowMs: number;
  readonly createdAtMs: number | null;
  readonly isTwoFactorEnabled: boolean;
  readonly kycLevel: number;
  readonly snoozes: Snoozes;
};

/** Delay after a number of snoozes: 24 h for the first, 72 h from the second on. */
export const delayAfter = (times: number): number =>
  times >= TIMES_TO_LONG_DELAY ? LONG_DELAY_MS : SHORT_DELAY_MS;

const FIRST_DELAY_MS: Readonly<Record<ReminderTopic, number>> = {
  'two-factor': SHORT_DELAY_MS,
  kyc: KYC_PROMPT_DELAY_MS,
};

const isDue = (topic: ReminderTopic, { nowMs, createdAtMs, snoozes }: ReminderFacts): boolean => {
  const snooze = snoozes[topic];
  if (snooze !== undefined) return nowMs >= snooze.atMs + delayAfter(snooze.times);
  return createdAtMs !== null && nowMs >= createdAtMs + FIRST_DELAY_MS[topic];
};

/** The reminder to show now, or null. The second factor takes precedence over the verification. */
export const dueReminder = (facts: ReminderFacts): ReminderTopic | null => {
  if (!facts.isTwoFactorEnabled && isDue('two-factor', facts)) return 'two-factor';
  return facts.kycLevel === 0 && isDue('kyc', facts) ? 'kyc' : null;
};

/** Snoozes after one more snooze of a topic. */
export const snoozeNow = (topic: ReminderTopic, nowMs: number, snoozes: Snoozes): Snoozes => ({
  ...snoozes,
  [topic]: { atMs: nowMs, times: (snoozes[topic]?.times ?? 0) + 1 },
});
