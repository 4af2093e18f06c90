export {
  delayAfter,
  dueReminder,
  KYC_PROMPT_DELAY_MS,
  LONG_DELAY_MS,
  putOffNow,
  SHORT_DELAY_MS,
} from './reminder';
export type { PutOff, PutOffs, ReminderFacts, ReminderTopic } from './reminder';
