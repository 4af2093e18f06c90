export { createNotificationModel, notificationModel } from './create-notification-model';
