/** @jest-environment browser */
import { waitFor } from '@testing-library/dom';

import { createEventBus, signOutAsked } from '@coinlane/shared-contracts/events';

import { openSignOutChannel, relaySignOut } from './relay-sign-out';

/** A tab with its bus, which counts sign-out requests. */
const aTab = () => {
  const bus = createEventBus(() => undefined);
  const channel = openSignOutChannel();
  const asked = jest.fn();
  relaySignOut(bus, channel);
  bus.subscribe(signOutAsked, asked);
  return { bus, asked, close: () => channel?.close() };
};

describe('relaySignOut', () => {
  it('requests sign-out once in every tab', async () => {
    const [here, there, elsewhere] = [aTab(), aTab(), aTab()];
    here.bus.publish(signOutAsked, {});
    await waitFor(() => expect(elsewhere.asked).toHaveBeenCalled());
    await waitFor(() => expect(there.asked).toHaveBeenCalled());

    expect([here, there, elsewhere].map(({ asked }) => asked.mock.calls.length)).toEqual([1, 1, 1]);
    for (const { close } of [here, there, elsewhere]) close();
  });

  it('works without a channel', () => {
    const bus = createEventBus(() => undefined);
    const asked = jest.fn();
    relaySignOut(bus, null);
    bus.subscribe(signOutAsked, asked);
    bus.publish(signOutAsked, {});
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
