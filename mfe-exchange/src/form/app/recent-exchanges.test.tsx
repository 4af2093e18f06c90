/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';

import { memoryStorage } from '@coinlane/shared-ui/testing';

import { aReply, aServiceWith, TRANSACTION_ID } from '../../app/service.fixture';
import { showOnStage } from '../../app/stage.fixture';
import { localTransactionsModel } from '../../order/model/local-transactions';
import { RecentExchanges } from './recent-exchanges';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('RecentExchanges', () => {
  it('is absent if this browser has no orders', () => {
    showOnStage(<RecentExchanges />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the last three, newest first, and links to all of them', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(14));
    const storage = memoryStorage({ transactions: ids.join(',') });
    const { scope } = showOnStage(<RecentExchanges />, { storage });
    await act(() => allSettled(localTransactionsModel.started, { scope }));
    await screen.findByRole('region', { name: 'Your recent exchanges' });
    expect(links()).toEqual([
      '/exchange/history',
      ...ids
        .toReversed()
        .slice(0, 3)
        .map((id) => `/exchange/txs/${id}`),
    ]);
  });

  it('shows the pair, the state and the next step once an order is known', async () => {
    const http = aServiceWith({
      [`GET public-v1.1/transactions/${TRANSACTION_ID}`]: aReply({ status: 'sending' }),
    });
    const storage = memoryStorage({ transactions: TRANSACTION_ID });
    const { scope } = showOnStage(<RecentExchanges />, { storage, http });
    await act(() => allSettled(localTransactionsModel.started, { scope }));
    const row = await screen.findByRole('listitem');
    await waitFor(() => expect(row).toHaveTextContent('100 XRP to 0.0712 ETH'));
    expect(row).toHaveTextContent('Sending');
  });
});
