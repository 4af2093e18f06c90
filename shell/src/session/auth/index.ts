export { browserTabs, openSessionChannel } from './browser-tabs';
export { browserLock } from './exclusive-lock';
export { createSession } from './session';
export type { Session } from './session';
export { whenConnected } from './when-connected';
