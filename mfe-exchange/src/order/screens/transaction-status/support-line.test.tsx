/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { supportAsked } from '@coinlane/shared-contracts/events';
import type { MountProps } from '@coinlane/shared-ui/remote';

import { TRANSACTION_ID } from '../../../app/service.fixture';
import { showOnStage } from '../../../app/stage.fixture';
import { aTransaction } from '../../domain/transaction/transaction.fixture';
import { mountPropsOf } from '../../../app/mount-props.fixture';
import { aRequest } from '../../../app/fragment-request.fixture';
import { SupportLine } from './support-line';

const show = (liveChatUrl: string, changes: Partial<MountProps> = {}) => {
  const { config } = mountPropsOf(aRequest('/'));
  const transaction = aTransaction({ transactionId: TRANSACTION_ID });
  const { props } = showOnStage(<SupportLine transaction={transaction} receivedAt={0} />, {
    config: { ...config, liveChatUrl },
    ...changes,
  });
  const heard: unknown[] = [];
  const hear = () => props.bus.subscribe(supportAsked, (question) => heard.push(question));
  return { heard, hear, user: userEvent.setup() };
};

describe('support about an order', () => {
  it('opens the live chat with the order and its details', async () => {
    const { heard, hear, user } = show('https://chat.example');
    hear();
    await user.click(screen.getByRole('button', { name: 'Chat with support' }));
    expect(heard).toEqual([
      { transactionId: TRANSACTION_ID, diagnostic: expect.stringContaining(TRANSACTION_ID) },
    ]);
  });

  it('is repeated until the chat handles it, and only once', async () => {
    const { heard, hear, user } = show('https://chat.example');
    const button = screen.getByRole('button', { name: 'Chat with support' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');

    hear();
    await waitFor(() => expect(heard).toHaveLength(1));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  it('counts as handled in a shell that does not report it', async () => {
    const published: unknown[] = [];
    const bus = {
      publish: (_: unknown, question: unknown) => published.push(question),
      subscribe: () => () => undefined,
    };
    const { user } = show('https://chat.example', { bus });
    const button = screen.getByRole('button', { name: 'Chat with support' });
    await user.click(button);
    expect(published).toHaveLength(1);
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('is not repeated indefinitely without a chat', () => {
    jest.useFakeTimers();
    show('https://chat.example');
    const button = screen.getByRole('button', { name: 'Chat with support' });
    fireEvent.click(button);
    for (let tries = 1; tries < 50; tries += 1) act(() => jest.advanceTimersByTime(300));
    expect(button).toHaveAttribute('aria-busy', 'true');

    act(() => jest.advanceTimersByTime(300));
    expect(button).not.toHaveAttribute('aria-busy');
    jest.useRealTimers();
  });

  it('is an e-mail if there is no chat', () => {
    show('');
    expect(screen.queryByRole('button', { name: 'Chat with support' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Write to/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*subject=.*/),
    );
  });
});
