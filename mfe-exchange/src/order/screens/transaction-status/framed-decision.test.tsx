/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';

import { actionsReply, continueReply } from '@coinlane/shared-contracts/testing';

import { KEYS } from '../../../app/service.fixture';
import { open, sentTo } from './order-page.fixture';

const ownParent = Object.getOwnPropertyDescriptor(window, 'parent');
const frameIn = (parent: unknown): void => {
  Object.defineProperty(window, 'parent', { configurable: true, value: parent });
};
afterEach(() => {
  if (ownParent) Object.defineProperty(window, 'parent', ownParent);
});

const decide = async (clicks: readonly number[]): Promise<number> => {
  const { seen } = await open(
    { status: 'failed', actionsAvailable: true },
    { answers: { [KEYS.actions]: actionsReply, [KEYS.proceed]: continueReply } },
  );
  const button = screen.getByRole('button', { name: 'Continue the exchange' });
  for (const detail of clicks) await act(() => Promise.resolve(fireEvent.click(button, { detail })));
  return sentTo(seen, '/exchange/continue').length;
};

describe('continuing with a deposit, which is final', () => {
  it.each([
    { rule: 'one click', clicks: [1], sent: 0 },
    { rule: 'a double click', clicks: [1, 2], sent: 0 },
    { rule: 'many fast clicks', clicks: [1, 2, 3, 4], sent: 0 },
    { rule: 'two clicks', clicks: [1, 1], sent: 1 },
    { rule: 'two keys', clicks: [0, 0], sent: 1 },
  ])('in a frame of another page, after $rule: $sent sent', async ({ clicks, sent }) => {
    frameIn({});
    expect(await decide(clicks)).toBe(sent);
  });

  it('says in a frame that a second press is needed', async () => {
    frameIn({});
    await decide([1]);
    expect(screen.getByRole('button', { name: 'Press again to continue' })).toBeEnabled();
  });

  it('needs one click on a page of its own', async () => {
    expect(await decide([1])).toBe(1);
  });
});
