export { createPusher } from './create-pusher.ts';
export type { Pusher } from './create-pusher.ts';
export { sendPush } from './send-push.ts';
export type { PushSender } from './send-push.ts';
export { isPushService, SubscriptionToken } from './subscription.ts';
export type { Subscription } from './subscription.ts';
export { addPushRoutes } from './routes.ts';
export { VapidKeys, vapidKeysOf } from './vapid-keys.ts';
