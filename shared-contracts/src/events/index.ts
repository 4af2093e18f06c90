export { defineEvent } from './define-event.ts';
export type { EventContract } from './define-event.ts';
export { createEventBus } from './event-bus.ts';
export type { EventBus, Unsubscribe } from './event-bus.ts';
export { supportAsked, transactionCreated, transactionFinished } from './exchange.ts';
export { pairPicked } from './listing.ts';
export { authChanged } from './shell.ts';
export { signInAsked, signOutAsked } from './sign-in.ts';
export { interactionHappened } from './site.ts';
