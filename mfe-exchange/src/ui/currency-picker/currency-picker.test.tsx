/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import type { Currency } from '../../domain/currency';
import { aCurrency } from '../../domain/currency/currency.fixture';
import { layOutRows } from './laid-out-rows.fixture';
import { CurrencyPicker } from '.';
import type { CurrencyPickerProps } from '.';

beforeAll(layOutRows);

const CURRENCIES: readonly Currency[] = [
  aCurrency(),
  aCurrency({ ticker: 'eth', name: 'Ethereum' }),
  aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx', name: 'Tether' }),
  aCurrency({ ticker: 'usdterc20', displayTicker: 'usdt', network: 'eth', name: 'Tether' }),
  aCurrency({ ticker: 'off', name: 'Offcoin', mayBeSent: false }),
];

const show = (change: Partial<CurrencyPickerProps> = {}) => {
  const onPick = jest.fn<undefined, [Currency]>();
  render(
    <CurrencyPicker
      currencies={CURRENCIES}
      recents={[]}
      selectedTicker="btc"
      isAvailable={({ mayBeSent }) => mayBeSent}
      onPick={onPick}
      words={{
        search: 'Search currency',
        list: 'Currencies',
        groups: { recent: 'Chosen lately', popular: 'Popular', all: 'All' },
        unavailable: 'not available now',
        nothingFound: 'Nothing found',
        results: (count) => `${String(count)} currencies`,
      }}
      {...change}
    />,
  );
  return { onPick, user: userEvent.setup() };
};
const search = () => screen.getByRole('combobox', { name: 'Search currency' });
const active = () => {
  const id = search().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id);
};

describe('CurrencyPicker', () => {
  it('has the focus in the search, which controls the list', () => {
    show();
    expect(search()).toHaveFocus();
    expect(search()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Currencies' }).id);
  });

  it('names an option by name, ticker and network, because a ticker names several things', async () => {
    const { user } = show();
    await user.type(search(), 'usdt');
    expect(await screen.findByRole('option', { name: /Tether USDT TRON/ })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Tether USDT Ethereum/ })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 currencies');
  });

  it('is used by keyboard alone', async () => {
    const { user, onPick } = show();
    await user.type(search(), 'usdt');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveAttribute('aria-posinset', '2');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveAttribute('aria-posinset', '1');
    await user.keyboard('{End}{Enter}');
    expect(onPick).toHaveBeenCalledTimes(1);
    expect(onPick.mock.calls[0]?.[0].displayTicker).toBe('usdt');
  });

  it('lets an unavailable currency be found, says so, and does not pick it', async () => {
    const { user, onPick } = show();
    await user.type(search(), 'offcoin{Enter}');
    const option = await screen.findByRole('option', { name: /Offcoin OFF · not available now/ });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    await user.click(option);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('says that nothing was found, and points at nothing', async () => {
    const { user } = show();
    await user.type(search(), 'zzzzzzzz');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    expect(active()).toBeNull();
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('is pressed', async () => {
    const { user, onPick } = show();
    await user.type(search(), 'ethereum');
    await user.click(await screen.findByRole('option', { name: /Ethereum ETH/ }));
    expect(onPick).toHaveBeenCalledWith(CURRENCIES[1]);
  });

  it('holds a hundredth of 1,500 rows, and still goes to the last by one key', async () => {
    const many = Array.from({ length: 1500 }, (_, place) =>
      aCurrency({ ticker: `c${String(place)}`, name: `Coin ${String(place)}` }),
    );
    const { user } = show({ currencies: many });
    expect(screen.getByRole('status')).toHaveTextContent('1500 currencies');
    expect(document.querySelectorAll('[role=option]').length).toBeLessThan(60);
    await user.keyboard('{End}');
    expect(active()).toHaveTextContent('Coin 1499');
  });
});
