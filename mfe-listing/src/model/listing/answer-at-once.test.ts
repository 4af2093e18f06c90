import { allSettled, fork, scopeBind } from 'effector';

import { bitcoin, ethereum } from '../../domain/currency/listed-currency.fixture';
import type { ListingData } from '../../domain/listing-content';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import type { ListingQuestion } from './create-answer-model';
import { createListingModel } from './create-listing-model';

const model = createListingModel({ settleMs: 0 });
const whole = listingData({
  hasMarket: true,
  currencies: [bitcoin, ethereum],
  topLinks: ['bitcoin'],
  ranks: new Map([['BTC', 1]]),
});
const currencies = listingPageAt('/currencies', '');

const opened = async (data: ListingData) => {
  const asked: ListingQuestion[] = [];
  const scope = fork({
    handlers: [
      [
        model.fetchListingFx,
        (question: ListingQuestion) => {
          asked.push(question);
          return Promise.resolve(data);
        },
      ],
      [model.showInUrlFx, () => undefined],
    ],
  });
  await allSettled(model.pageOpened, { scope, params: currencies });
  return { asked, scope };
};

describe('a search in a known list', () => {
  it('is answered with the key press, without a call', async () => {
    const { asked, scope } = await opened(whole);
    scopeBind(model.queryTyped, { scope })('eth');

    expect(scope.getState(model.$found)).toBe(1);
    expect(scope.getState(model.$view)).toMatchObject({ _tag: 'Loaded', isStale: false });
    await allSettled(scope);
    expect(asked).toHaveLength(1);
  });

  it.each([
    { lacks: 'the order of rank', data: { ...whole, ranks: null } },
    { lacks: 'the top currencies', data: { ...whole, topLinks: null } },
  ])('does not wait for the missing $lacks, which is fetched again in parallel', async ({ data }) => {
    const { asked, scope } = await opened(data);
    scopeBind(model.queryTyped, { scope })('eth');

    expect(scope.getState(model.$found)).toBe(1);
    expect(scope.getState(model.$view)).toMatchObject({ _tag: 'Loaded', isStale: false });
    await allSettled(scope);
    expect(asked.map(({ known }) => known)).toEqual([null, data]);
  });

  it('is answered immediately while the ranks are loading', async () => {
    const replies = [Promise.resolve({ ...whole, ranks: null })];
    const scope = fork({
      handlers: [[model.fetchListingFx, () => replies.shift() ?? new Promise(() => undefined)]],
    });
    await allSettled(model.pageOpened, { scope, params: currencies });
    for (const query of ['e', 'et', 'eth']) {
      scopeBind(model.queryTyped, { scope })(query);
      expect(scope.getState(model.$found)).not.toBeNull();
    }
    expect(scope.getState(model.$view)).toMatchObject({ _tag: 'Loaded' });
  });
});
