import { signOutAsked } from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Opens the channel between the tabs of this origin. Null if the browser does not support it. */
export const openSignOutChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('coinlane-sign-out');

/**
 * Relays a sign-out to all tabs of the browser, which then hide the user's data. Does not relay an expired
 * session. Active while the page is open. Without a channel, only this tab signs out.
 */
export const relaySignOut = (bus: EventBus, channel: Channel | null): void => {
  if (channel === null) return;
  let isTold = false;
  bus.subscribe(signOutAsked, () => {
    if (!isTold) channel.postMessage('');
  });
  channel.addEventListener('message', () => {
    isTold = true;
    bus.publish(signOutAsked, {});
    isTold = false;
  });
};
