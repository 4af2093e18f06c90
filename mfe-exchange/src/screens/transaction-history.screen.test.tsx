/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';

import { createEventBus, ordersCounted } from '@coinlane/shared-contracts/events';
import type { MountProps } from '@coinlane/shared-ui/remote';
import { memoryNavigation, memoryStorage } from '@coinlane/shared-ui/testing';

import { HistoryPart } from '../app/history-part';
import { aReply, aServiceWith, TRANSACTION_ID } from '../app/service.fixture';
import { showOnStage } from '../app/stage.fixture';
import { localTransactionsModel } from '../model/local-transactions';

const open = async (
  ids: string,
  change: Readonly<Record<string, unknown>> = {},
  props: Partial<MountProps> = {},
) => {
  const navigation = memoryNavigation('/exchange/history');
  const { scope } = showOnStage(<HistoryPart />, {
    http: aServiceWith({
      [`GET public-v1.1/transactions/${TRANSACTION_ID}`]: aReply({ status: 'sending', ...change }),
    }),
    storage: memoryStorage(ids === '' ? {} : { transactions: ids }),
    navigation,
    ...props,
  });
  await act(() => allSettled(localTransactionsModel.started, { scope }));
  return { navigation, user: userEvent.setup() };
};

describe('the orders of this browser', () => {
  it('are listed newest first, each with its status once it is known', async () => {
    await open(`${TRANSACTION_ID},aaaaaa`);
    const rows = within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['aaaaaa', TRANSACTION_ID]);
    await waitFor(() => expect(rows[1]).toHaveTextContent('Your coins are on their way'));
    expect(rows[1]).toHaveTextContent('100 XRP → 0.0712 ETH');
    expect(rows[0]).toHaveTextContent('Not looked at yet');
  });

  it.each([
    { rule: 'a floating rate', change: { flow: 'standard' }, pair: '100 XRP → about 0.0712 ETH' },
    { rule: 'an underpaid order', change: { status: 'failed', amountFrom: 60 }, pair: '60 XRP → ETH' },
    { rule: 'an expired order', change: { status: 'expired' }, pair: 'XRP → ETH' },
    {
      rule: 'a finished order',
      change: { status: 'finished', amountFrom: 100, amountTo: 0.07 },
      pair: '100 XRP → 0.07 ETH',
    },
  ])(
    'show only amounts that are transferred, agreed or marked as estimates: $rule',
    async ({ change, pair }) => {
      await open(TRANSACTION_ID, change);
      expect(await screen.findByText(pair)).toBeInTheDocument();
    },
  );

  it('are counted for the header: those that run, and the one to open first', async () => {
    const counted: unknown[] = [];
    const bus = createEventBus(() => undefined);
    bus.subscribe(ordersCounted, (count) => counted.push(count));
    await open(`${TRANSACTION_ID},aaaaaa`, {}, { bus });
    await waitFor(() =>
      expect(counted.at(-1)).toEqual({
        running: 1,
        first: { transactionId: TRANSACTION_ID, from: 'XRP', to: 'ETH' },
      }),
    );
  });

  it('are empty at first', async () => {
    await open('');
    expect(screen.getByText('No orders in this browser')).toBeInTheDocument();
  });

  it.each([
    { typed: ' A1B2C3 ', path: '/exchange/txs/a1b2c3' },
    { typed: 'x', path: '/exchange/history' },
    { typed: '../../pro', path: '/exchange/history' },
  ])('include a search by ID: "$typed" leads to $path', async ({ typed, path }) => {
    const { user, navigation } = await open('');
    await user.type(screen.getByRole('textbox', { name: 'Transaction ID' }), typed);
    await user.click(screen.getByRole('button', { name: 'Open order' }));
    expect(navigation.location().pathname).toBe(path);
    expect(screen.queryByText(/This is no order ID/) === null).toBe(path !== '/exchange/history');
  });
});
