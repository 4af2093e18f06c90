export { NotificationsSection } from './notifications.section';
