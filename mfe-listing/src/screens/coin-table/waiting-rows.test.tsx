/** @jest-environment browser */
import { act, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { useUnit } from 'effector-react';

import { showOnStage } from '../../app/stage.fixture';
import { bitcoin } from '../../domain/currency/listed-currency.fixture';
import { tableOf } from '../../domain/listing-content';
import type { ListingData } from '../../domain/listing-content';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import { listingModel } from '../../model/listing';
import { CoinTable } from './coin-table';

const whole = listingData({
  currencies: [bitcoin],
  buyLinks: ['bitcoin'],
  topLinks: [],
  ranks: new Map([['BTC', 1]]),
});
const withoutLinks = { ...whole, buyLinks: null };

const Table = () => {
  const view = useUnit(listingModel.$view);
  const table = view._tag === 'Loaded' ? tableOf(view.content) : null;
  return table === null ? null : <CoinTable page={view.page} table={table} caption="Coins" isStale={false} />;
};

/** Opens /all-currencies-buy with these replies in order, the last one repeated. Returns a counter of the calls. */
const open = async (replies: readonly ListingData[], search = '') => {
  let asked = 0;
  const fetchListing = () => Promise.resolve(replies[asked++] ?? replies.at(-1) ?? whole);
  const scope = fork({ handlers: [[listingModel.fetchListingFx, fetchListing]] });
  await allSettled(listingModel.pageOpened, { scope, params: listingPageAt('/all-currencies-buy', search) });
  showOnStage(<Table />, { scope });
  await act(() => allSettled(scope));
  return () => asked;
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a table without rows and without a search (spec §2 "Empty states", §8 "Listing")', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows a loader that retries immediately, without a count', async () => {
    const asked = await open([withoutLinks]);
    expect(asked()).toBe(2);
    expect(statuses()).toEqual(['Loading …', 'Loading …']);
  });

  it('retries until there are rows, and then stops', async () => {
    const asked = await open([withoutLinks, withoutLinks, withoutLinks, whole]);
    await pass(14_000);
    const early = asked();
    await pass(16_500);
    expect({ early, then: asked() }).toEqual({ early: 2, then: 4 });
    expect(statuses()).toEqual(['Currencies found: 1']);
    await pass(60_000);
    expect(asked()).toBe(4);
  });

  it('does not retry if a search has no results', async () => {
    const asked = await open([whole], '?q=zzzz');
    await pass(60_000);
    expect(asked()).toBe(1);
    expect(statuses()).toContain('Currencies found: 0');
  });
});
