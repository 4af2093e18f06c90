/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';

import { memoryStorage } from '@coinlane/shared-ui/testing';

import { showOnStage } from '../../../app/stage.fixture';
import { localTransactionsModel } from '../../../order/model/local-transactions';
import { RecentExchanges } from './recent-exchanges';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('RecentExchanges', () => {
  it('is absent if this browser has no orders', () => {
    showOnStage(<RecentExchanges />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the last five, newest first, and links to all of them', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(14));
    const storage = memoryStorage({ transactions: ids.join(',') });
    const { scope } = showOnStage(<RecentExchanges />, { storage });
    await act(() => allSettled(localTransactionsModel.started, { scope }));
    await screen.findByRole('region', { name: 'Your recent exchanges' });
    expect(links()).toEqual([
      ...ids
        .toReversed()
        .slice(0, 5)
        .map((id) => `/exchange/txs/${id}`),
      '/exchange/history',
    ]);
  });
});
