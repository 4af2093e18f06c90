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

describe('the order of a table that is drawn later than its search is typed', () => {
  it('is that of the search that is wanted, not of the one before', async () => {
    const before = listingPageAt('/currencies', '?q=zzzz');
    expect(await sortLinkOf(before, listingPageAt('/currencies', ''))).toBe('/currencies?sort=abc');
  });

  it('is that of the table in sight while another page is on its way', async () => {
    const table = listingPageAt('/currencies', '?q=bit');
    expect(await sortLinkOf(table, listingPageAt('/currencies/bitcoin', ''))).toBe(
      '/currencies?q=bit&sort=abc',
    );
  });
});
