/** @jest-environment browser */
import { act, renderHook, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';
import { accountChanged, authChanged, createEventBus } from '@coinlane/shared-contracts/events';

import { useEmail } from './use-email';

const userOf = (email: string) => ({
  ...{ id: 'u_1', email, kycLevel: 0, isTwoFactorEnabled: false, createdAt: '2026-11-01T00:00:00.000Z' },
  ...{ subscription: { nextBillingAt: null, level: { name: 'free' } }, custody: { partnerId: null } },
  settings: { notifications: {} },
});

/** Account with an e-mail that can change. Null: no connection. */
const open = (first: string | null) => {
  let email = first;
  let asked = 0;
  const bus = createEventBus(jest.fn());
  const http: HttpPort = () => {
    asked += 1;
    return email === null ? TE.left(networkError('offline')) : TE.right(userOf(email));
  };
  const { result } = renderHook(() => useEmail({ http, bus }));
  return {
    bus,
    email: () => result.current,
    asked: () => asked,
    answerWith: (next: string | null) => {
      email = next;
    },
  };
};

describe('useEmail', () => {
  it('is requested again after a change', async () => {
    const { bus, email, answerWith } = open('ann@example.com');
    await waitFor(() => expect(email()).toBe('ann@example.com'));
    answerWith('new.ann@example.com');
    act(() => bus.publish(accountChanged, {}));
    await waitFor(() => expect(email()).toBe('new.ann@example.com'));
  });

  it('is requested again when a session is resumed after a connection failure', async () => {
    const { bus, email, asked, answerWith } = open(null);
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => Promise.resolve());
    answerWith('ann@example.com');
    act(() => bus.publish(authChanged, { isAuth: true }));
    await waitFor(() => expect(email()).toBe('ann@example.com'));
  });

  it('is requested only once when its session starts', async () => {
    const { bus, email, asked } = open('ann@example.com');
    await waitFor(() => expect(email()).toBe('ann@example.com'));
    act(() => bus.publish(authChanged, { isAuth: true }));
    await act(() => Promise.resolve());
    expect(asked()).toBe(1);
  });
});
