import { allSettled, fork, serialize } from 'effector';

import { bitcoin, ethereum } from '../../domain/currency/listed-currency.fixture';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { createListingModel } from './create-listing-model';

const model = createListingModel({ settleMs: 0 });
const answers = () => Promise.resolve(listingData({ currencies: [bitcoin, ethereum] }));

const pageAt = (address: string): ListingPage => {
  const { pathname, search } = new URL(address, 'https://swap.example');
  return listingPageAt(pathname, search);
};

const scopeThatScrolls = (values: Record<string, unknown> = {}) => {
  const scroll = jest.fn();
  const scope = fork({
    values,
    handlers: [
      [model.fetchListingFx, answers],
      [model.showInUrlFx, () => undefined],
      [model.scrollToTopFx, scroll],
    ],
  });
  return { scope, scroll };
};

describe('scrolling between pages of rows', () => {
  it.each([
    { rule: 'another page of rows scrolls to its top', to: '/currencies?page=2', scrolls: 1 },
    { rule: 'another sort order does not scroll', to: '/currencies?sort=abc', scrolls: 0 },
    { rule: 'another screen does not scroll', to: '/currencies/bitcoin', scrolls: 0 },
  ])('$rule (spec §2 "Pagination")', async ({ to, scrolls }) => {
    const { scope, scroll } = scopeThatScrolls();
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies') });
    await allSettled(model.pageOpened, { scope, params: pageAt(to) });

    expect(scroll).toHaveBeenCalledTimes(scrolls);
  });

  it.each([
    { rule: 'a next page that was pressed before the remote started', to: '/currencies?page=2', scrolls: 1 },
    { rule: 'the page that the server rendered', to: '/currencies', scrolls: 0 },
  ])('starts with $rule: $scrolls scrolls', async ({ to, scrolls }) => {
    const { scope: server } = scopeThatScrolls();
    await allSettled(model.pageOpened, { scope: server, params: pageAt('/currencies') });
    const { scope, scroll } = scopeThatScrolls(serialize(server));
    await allSettled(model.pageOpened, { scope, params: pageAt(to) });

    expect(scroll).toHaveBeenCalledTimes(scrolls);
  });

  it('does not scroll at its first page if no server rendered it', async () => {
    const { scope, scroll } = scopeThatScrolls();
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies?page=2') });

    expect(scroll).not.toHaveBeenCalled();
  });

  it.each([
    {
      rule: 'a next page after a search scrolls, even if the page before the search had the same number',
      from: '/currencies?page=2',
      to: '/currencies?q=e&page=2',
      scrolls: 1,
    },
    { rule: 'a search does not scroll', from: '/currencies?page=2', to: '/currencies?q=e', scrolls: 0 },
    { rule: 'nor does another search', from: '/currencies', to: '/currencies?q=et', scrolls: 0 },
  ])('$rule', async ({ from, to, scrolls }) => {
    const { scope, scroll } = scopeThatScrolls();
    await allSettled(model.pageOpened, { scope, params: pageAt(from) });
    scroll.mockClear();
    await allSettled(model.queryTyped, { scope, params: 'e' });
    await allSettled(model.pageOpened, { scope, params: pageAt(to) });

    expect(scroll).toHaveBeenCalledTimes(scrolls);
  });
});
