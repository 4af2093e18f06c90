import {
  delayAfter,
  dueReminder,
  KYC_PROMPT_DELAY_MS,
  LONG_DELAY_MS,
  snoozeNow,
  SHORT_DELAY_MS,
} from './reminder';
import type { ReminderFacts } from './reminder';

const CREATED = Date.parse('2026-11-01T12:00:00.000Z');
const HOUR_MS = 3_600_000;

const facts = (changes: Partial<ReminderFacts> = {}): ReminderFacts => ({
  nowMs: CREATED,
  createdAtMs: CREATED,
  isTwoFactorEnabled: false,
  kycLevel: 0,
  snoozes: {},
  ...changes,
});
const after = (ms: number): number => CREATED + ms;

describe('the delays (spec §6, §9 "Timing")', () => {
  it('are 24 h, 72 h, and one day for the KYC prompt', () => {
    expect([SHORT_DELAY_MS, LONG_DELAY_MS, KYC_PROMPT_DELAY_MS]).toEqual([
      24 * HOUR_MS,
      72 * HOUR_MS,
      86_400_000,
    ]);
  });

  it('grow from the short to the long one with the second snooze', () => {
    expect([1, 2, 3].map(delayAfter)).toEqual([SHORT_DELAY_MS, LONG_DELAY_MS, LONG_DELAY_MS]);
  });
});

describe('dueReminder (spec §6 "Reminders")', () => {
  it.each([
    { rule: 'nothing on the first day', change: { nowMs: after(24 * HOUR_MS - 1) }, due: null },
    { rule: 'the second factor after 24 h', change: { nowMs: after(24 * HOUR_MS) }, due: 'two-factor' },
    {
      rule: 'the verification after one day, if the second factor is on',
      change: { nowMs: after(KYC_PROMPT_DELAY_MS), isTwoFactorEnabled: true },
      due: 'kyc',
    },
    {
      rule: 'no verification a moment before',
      change: { nowMs: after(KYC_PROMPT_DELAY_MS - 1), isTwoFactorEnabled: true },
      due: null,
    },
    {
      rule: 'nothing if both are done',
      change: { nowMs: after(1000 * HOUR_MS), isTwoFactorEnabled: true, kycLevel: 1 },
      due: null,
    },
    {
      rule: 'nothing for an account of unknown age',
      change: { nowMs: after(1000 * HOUR_MS), createdAtMs: null },
      due: null,
    },
    {
      rule: 'snoozed once: not within 24 h; the verification is next',
      change: {
        nowMs: after(48 * HOUR_MS - 1),
        snoozes: { 'two-factor': { atMs: after(24 * HOUR_MS), times: 1 } },
      },
      due: 'kyc',
    },
    {
      rule: 'snoozed once: again after 24 h',
      change: {
        nowMs: after(48 * HOUR_MS),
        snoozes: { 'two-factor': { atMs: after(24 * HOUR_MS), times: 1 } },
      },
      due: 'two-factor',
    },
    {
      rule: 'snoozed twice: not within 72 h',
      change: {
        nowMs: after(120 * HOUR_MS - 1),
        kycLevel: 1,
        snoozes: { 'two-factor': { atMs: after(48 * HOUR_MS), times: 2 } },
      },
      due: null,
    },
    {
      rule: 'snoozed twice: again after 72 h',
      change: {
        nowMs: after(120 * HOUR_MS),
        kycLevel: 1,
        snoozes: { 'two-factor': { atMs: after(48 * HOUR_MS), times: 2 } },
      },
      due: 'two-factor',
    },
    {
      rule: 'the verification snoozed twice: again after 72 h',
      change: {
        nowMs: after(120 * HOUR_MS),
        isTwoFactorEnabled: true,
        snoozes: { kyc: { atMs: after(48 * HOUR_MS), times: 2 } },
      },
      due: 'kyc',
    },
  ] as const)('$rule', ({ change, due }) => {
    expect(dueReminder(facts(change))).toBe(due);
  });

  it('stores time and number of the snoozes', () => {
    const once = snoozeNow('kyc', 1000, {});
    expect(snoozeNow('kyc', 2000, snoozeNow('two-factor', 1500, once))).toEqual({
      kyc: { atMs: 2000, times: 2 },
      'two-factor': { atMs: 1500, times: 1 },
    });
  });
});
