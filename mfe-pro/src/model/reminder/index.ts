export { createReminderModel, reminderModel } from './create-reminder-model';
export type { Reminded } from './create-reminder-model';
