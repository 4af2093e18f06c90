/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { supportAsked } from '@coinlane/shared-contracts/events';

import { TRANSACTION_ID } from '../../app/service.fixture';
import { showOnStage } from '../../app/stage.fixture';
import { aTransaction } from '../../domain/transaction/transaction.fixture';
import { mountPropsOf } from '../../app/mount-props.fixture';
import { aRequest } from '../../app/fragment-request.fixture';
import { SupportLine } from './support-line';

const show = (liveChatUrl: string) => {
  const { config } = mountPropsOf(aRequest('/'));
  const transaction = aTransaction({ transactionId: TRANSACTION_ID });
  const { props } = showOnStage(<SupportLine transaction={transaction} receivedAt={0} />, {
    config: { ...config, liveChatUrl },
  });
  const heard: unknown[] = [];
  props.bus.subscribe(supportAsked, (question) => heard.push(question));
  return { heard, user: userEvent.setup() };
};

describe('support about an order', () => {
  it('is asked in the live chat, which is told the order and what helps to find a fault', async () => {
    const { heard, user } = show('https://chat.example');
    await user.click(screen.getByRole('button', { name: 'Chat with support' }));
    expect(heard).toEqual([
      { transactionId: TRANSACTION_ID, diagnostic: expect.stringContaining(TRANSACTION_ID) },
    ]);
  });

  it('is a mail where there is no chat', () => {
    show('');
    expect(screen.queryByRole('button', { name: 'Chat with support' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Write to/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*subject=.*/),
    );
  });
});
