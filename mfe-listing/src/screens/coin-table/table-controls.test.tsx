/** @jest-environment browser */
import { screen } from '@testing-library/react';
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
