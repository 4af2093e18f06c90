/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';

import type { Query } from '@coinlane/shared-contracts/query';
import { I18nextProvider } from '@coinlane/shared-ui/i18n';

import type { Coin } from '../domain/coin';
import { aCoin, ripple } from '../domain/coin.fixture';
import { CoinPicker } from './coin-picker';

const i18n = createInstance({ lng: 'en', resources: {} });
const onPick = jest.fn();
const onRetry = jest.fn();

const picker = (coins: Query<readonly Coin[]>) => (
  <I18nextProvider i18n={i18n}>
    <CoinPicker
      isOpen
      title="Currency"
      coins={coins}
      isFetching={false}
      onRetry={onRetry}
      onPick={onPick}
      onClose={jest.fn()}
    />
  </I18nextProvider>
);
const PENDING = { _tag: 'Pending' } as const;
const READY = { _tag: 'Ready', value: [aCoin(), ripple], problem: null } as const;

describe('CoinPicker', () => {
  beforeAll(() => i18n.init());
  beforeEach(() => jest.clearAllMocks());

  it.each([
    { keys: 'xrp{Enter}', picked: [['xrp']] },
    { keys: 'xrp', picked: [] },
    { keys: 'xrp{Enter}z', picked: [] },
    { keys: 'none{Enter}', picked: [] },
  ])('handles $keys, pressed before the currencies have loaded', async ({ keys, picked }) => {
    const { rerender } = render(picker(PENDING));
    await userEvent.type(screen.getByRole('searchbox'), keys);
    expect(screen.queryByText('coins.none')).not.toBeInTheDocument();
    expect(onPick).not.toHaveBeenCalled();
    rerender(picker(READY));
    expect(onPick.mock.calls).toEqual(picked);
  });

  it('picks nothing later if nothing was found', async () => {
    const { rerender } = render(picker(READY));
    await userEvent.type(screen.getByRole('searchbox'), 'eth{Enter}');
    expect(screen.getByText('coins.none')).toBeInTheDocument();
    rerender(picker({ ...READY, value: [aCoin({ ticker: 'eth', displayTicker: 'eth', name: 'Ethereum' })] }));
    expect(onPick).not.toHaveBeenCalled();
  });

  it('offers a retry if the currencies cannot be loaded', async () => {
    render(picker({ _tag: 'Failed', problem: { _tag: 'Offline' } }));
    await userEvent.click(screen.getByRole('button', { name: /retry/i }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
