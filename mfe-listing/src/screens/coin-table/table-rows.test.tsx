/** @jest-environment browser */
import { screen, within } from '@testing-library/react';

import { showOnStage } from '../../app/stage.fixture';
import { aCurrency, bitcoin, tetherOnEthereum } from '../../domain/currency/listed-currency.fixture';
import type { ListedCurrency } from '../../domain/currency';
import { contentOf, tableOf } from '../../domain/listing-content';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import { TableRows } from './table-rows';

/** Text of a cell without the title of its column, which a card repeats. */
const withoutTitle = (text: string, title: string): string =>
  text.startsWith(title) ? text.slice(title.length) : text;

/** Cells of the only row, by the title of their column. */
const cellsOf = (currency: ListedCurrency, search = ''): Readonly<Record<string, string>> => {
  const data = listingData({ currencies: [currency], topLinks: [], ranks: new Map() });
  const table = tableOf(contentOf(listingPageAt('/currencies', search), data));
  if (table === null) throw new Error('the page has no table');
  showOnStage(<TableRows table={table} query="" caption="Coins" />);
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const [, row] = screen.getAllByRole('row');
  if (row === undefined) throw new Error('the table has no row');
  const cells = within(row).getAllByRole('cell');
  return Object.fromEntries(
    titles.map((title, at) => [title, withoutTitle(cells[at]?.textContent ?? '', title)]),
  );
};

describe('a row of the table (spec §2 "Each row shows")', () => {
  it.each([
    { rule: 'active', currency: bitcoin, coin: 'Bitcoin BTC', wallet: 'Yes', lock: 'Yes' },
    {
      rule: 'disabled, with the network',
      currency: tetherOnEthereum,
      coin: 'Tether USDT Ethereum',
      wallet: 'No',
      lock: 'No',
    },
  ])('has the name, and a wallet and a lock that are $rule', ({ currency, coin, wallet, lock }) => {
    expect(cellsOf(currency)).toEqual({
      'No.': '1',
      Coin: coin,
      'Fiat purchase': wallet,
      'Fixed rate': lock,
      'Available for exchange': 'Exchange',
    });
  });

  it.each([
    { rule: 'can only be sold', mayBeSent: true, mayBeReceived: false, sell: 'Yes', buy: 'No' },
    { rule: 'can only be bought', mayBeSent: false, mayBeReceived: true, sell: 'No', buy: 'Yes' },
  ])('shows that a coin $rule (spec §2 "Columns")', ({ mayBeSent, mayBeReceived, sell, buy }) => {
    const currency = aCurrency({ mayBeSent, mayBeReceived, hasNoUpperLimit: true });
    expect(cellsOf(currency, '?view=limits')).toMatchObject({
      'Available for payout (sell)': sell,
      'Available for purchase (buy)': buy,
      'No upper limits': 'Yes',
    });
  });
});
