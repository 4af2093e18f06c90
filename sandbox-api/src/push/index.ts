export { createPusher } from './create-pusher.ts';
export type { Pusher } from './create-pusher.ts';
export { addPushRoutes } from './routes.ts';
export { VapidKeys, vapidKeysOf } from './vapid-keys.ts';
