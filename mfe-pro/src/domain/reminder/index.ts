export {
  delayAfter,
  dueReminder,
  KYC_PROMPT_DELAY_MS,
  LONG_DELAY_MS,
  snoozeNow,
  SHORT_DELAY_MS,
} from './reminder';
export type { Snooze, Snoozes, ReminderFacts, ReminderTopic } from './reminder';
