export { Reminder } from './reminder';
