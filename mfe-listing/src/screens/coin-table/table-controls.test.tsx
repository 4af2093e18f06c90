/** @jest-environment browser */
import { screen, within } from '@testing-library/react';
import { allSettled, fork } from 'effector';

import { showOnStage } from '../../app/stage.fixture';
import { bitcoin } from '../../domain/currency/listed-currency.fixture';
import { contentOf, tableOf } from '../../domain/listing-content';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { listingModel } from '../../model/listing';
import { TableControls } from './table-controls';

const data = listingData({ currencies: [bitcoin], topLinks: [], ranks: new Map() });

/** Renders the controls of a table that shows one page while another is requested. Returns the target of "A → Z". */
const sortLinkOf = async (shown: ListingPage, wanted: ListingPage): Promise<string | null> => {
  const table = tableOf(contentOf(shown, data));
  if (table === null) throw new Error('a page without a table');
  const scope = fork({ handlers: [[listingModel.fetchListingFx, () => Promise.resolve(data)]] });
  await allSettled(listingModel.pageOpened, { scope, params: wanted });
  showOnStage(<TableControls page={shown} table={table} />, { scope });
  return screen.getByRole('menuitem', { name: 'A → Z', hidden: true }).getAttribute('href');
};

describe('the sort order of a table that shows its search late', () => {
  it('links to the requested search, not the previous one', async () => {
    const before = listingPageAt('/currencies', '?q=zzzz');
    expect(await sortLinkOf(before, listingPageAt('/currencies', ''))).toBe('/currencies?sort=abc');
  });

  it('links to the visible table while another page is loading', async () => {
    const table = listingPageAt('/currencies', '?q=bit');
    expect(await sortLinkOf(table, listingPageAt('/currencies/bitcoin', ''))).toBe(
      '/currencies?q=bit&sort=abc',
    );
  });
});

describe('the lists of coins (spec §9 "Coin lists")', () => {
  const showLists = async (address: string) => {
    const { pathname, search } = new URL(address, 'https://swap.example');
    const page = listingPageAt(pathname, search);
    const known = listingData({
      ...data,
      pairs: { of: 'bitcoin', currencies: [bitcoin], validLinks: ['bitcoin'], exceptions: [] },
    });
    const table = tableOf(contentOf(page, known));
    if (table === null) throw new Error('a page without a table');
    const scope = fork({ handlers: [[listingModel.fetchListingFx, () => Promise.resolve(known)]] });
    await allSettled(listingModel.pageOpened, { scope, params: page });
    showOnStage(<TableControls page={page} table={table} />, { scope });
    return screen.queryByRole('navigation', { name: 'Categories' });
  };

  it('are links that keep the search and start at page 1, with the current one marked', async () => {
    const lists = within((await showLists('/currencies?q=bit&list=defi')) ?? document.body);
    expect(lists.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All', '/currencies?q=bit'],
      ['DeFi', '/currencies?q=bit&list=defi'],
      ['Meme coins', '/currencies?q=bit&list=meme'],
    ]);
    expect(lists.getByRole('link', { current: true }).textContent).toBe('DeFi');
  });

  it('are sent with a search without script', async () => {
    await showLists('/currencies?list=meme');
    const form = screen.getByRole('search');
    expect(form.querySelector('input[name="list"]')?.getAttribute('value')).toBe('meme');
  });

  it('are not shown with the pairs of a coin', async () => {
    expect(await showLists('/currencies/bitcoin')).toBeNull();
  });
});
