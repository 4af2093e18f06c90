import { signOutAsked } from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** The channel between the tabs of this origin, or none in a browser that lacks it. */
export const openSignOutChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('coinlane-sign-out');

/**
 * Somebody who signs out means every tab of the browser: each lets go of what it showed, as it does not for a session
 * that has run out. For as long as the page is open; without a channel each tab is on its own.
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
