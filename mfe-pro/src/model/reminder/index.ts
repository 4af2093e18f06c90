export { createReminderModel, reminderModel } from './create-reminder-model';
export type { ReminderSubject } from './create-reminder-model';
