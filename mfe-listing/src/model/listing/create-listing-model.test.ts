import { allSettled, fork, serialize } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';

import { bitcoin, ethereum } from '../../domain/currency/listed-currency.fixture';
import type { ListingData } from '../../domain/listing-content';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import type { ListingQuestion } from './create-answer-model';
import { createListingModel } from './create-listing-model';

const model = createListingModel({ settleMs: 0 });
const data = listingData({ currencies: [bitcoin, ethereum] });

const pageAt = (address: string): ListingPage => {
  const { pathname, search } = new URL(address, 'https://swap.example');
  return listingPageAt(pathname, search);
};

type Answer = (question: ListingQuestion) => Promise<ListingData>;

const scopeAnswering = (
  answer: Answer,
  changes: { readonly shown?: string[]; readonly told?: unknown[] } = {},
) =>
  fork({
    handlers: [
      [model.fetchListingFx, answer],
      [model.showInUrlFx, (path: string) => changes.shown?.push(path)],
      [model.notifyPairPickedFx, (pair: unknown) => changes.told?.push(pair)],
    ],
  });

const answers: Answer = () => Promise.resolve(data);

describe('the listing model', () => {
  it('shows the content of the opened page', async () => {
    const scope = scopeAnswering(answers);
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies') });

    expect(scope.getState(model.$view)).toMatchObject({
      _tag: 'Loaded',
      isStale: false,
      content: { table: { total: 2 } },
    });
  });

  it('does not re-render when the server-rendered page is opened', async () => {
    const scope = scopeAnswering(answers);
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies?sort=abc') });
    const before = scope.getState(model.$view);
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies?sort=abc') });

    expect(scope.getState(model.$view)).toBe(before);
  });

  it('fetches the list once, and filters it locally', async () => {
    const fetched: ListingQuestion[] = [];
    const scope = scopeAnswering((question) => {
      fetched.push(question);
      return Promise.resolve(data);
    });
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies') });
    await allSettled(model.queryTyped, { scope, params: 'eth' });

    expect(scope.getState(model.$view)).toMatchObject({
      content: { table: { total: 1 } },
      page: { table: { query: 'eth', page: 1 } },
    });
    expect(fetched.map(({ known }) => known)).toEqual([null, data]);
  });

  it('resets a search to page 1 (spec §2 "Pagination")', async () => {
    const scope = scopeAnswering(answers);
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies?page=7') });
    await allSettled(model.queryTyped, { scope, params: 'b' });

    expect(scope.getState(model.$view).page).toMatchObject({ table: { page: 1, query: 'b' } });
  });

  it('writes the search into the address after a typing pause', async () => {
    const shown: string[] = [];
    const scope = scopeAnswering(answers, { shown });
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies?sort=abc') });
    await allSettled(model.queryTyped, { scope, params: 'bit' });

    expect(shown).toEqual(['/currencies?q=bit&sort=abc']);
  });

  it('ignores its own address when the router reports it', async () => {
    const scope = scopeAnswering(answers);
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies') });
    await allSettled(model.queryTyped, { scope, params: 'bi' });
    const typing = allSettled(model.queryTyped, { scope, params: 'bit' });
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies?q=bi') });

    expect(scope.getState(model.$view).page).toMatchObject({ table: { query: 'bit' } });
    await typing;
  });

  it("keeps text typed before hydration when the server's page is opened again", async () => {
    const shown: string[] = [];
    const onServer = scopeAnswering(answers);
    await allSettled(model.pageOpened, { scope: onServer, params: pageAt('/currencies?sort=abc') });
    const scope = fork({
      values: serialize(onServer),
      handlers: [
        [model.fetchListingFx, answers],
        [model.showInUrlFx, (path: string) => shown.push(path)],
      ],
    });

    const typing = allSettled(model.queryTyped, { scope, params: 'ether' });
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies?sort=abc') });
    await typing;

    expect(scope.getState(model.$view)).toMatchObject({ isStale: false, content: { table: { total: 1 } } });
    expect(shown).toEqual(['/currencies?q=ether&sort=abc']);
  });

  it('clears a search when a link to the page without it is opened', async () => {
    const shown: string[] = [];
    const scope = scopeAnswering(answers, { shown });
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies') });
    await allSettled(model.queryTyped, { scope, params: 'ether' });
    await allSettled(model.pageOpened, { scope, params: pageAt(shown[0] ?? '') });
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies') });

    expect(scope.getState(model.$view)).toMatchObject({ content: { table: { total: 2 } } });
  });

  it('drops a response for an outdated page', async () => {
    let answerFirst: (found: ListingData) => void = () => undefined;
    const scope = scopeAnswering(({ page }) =>
      page._tag === 'Currency' ? new Promise((resolve) => (answerFirst = resolve)) : Promise.resolve(data),
    );
    const first = allSettled(model.pageOpened, { scope, params: pageAt('/currencies/bitcoin') });
    const second = allSettled(model.pageOpened, { scope, params: pageAt('/currencies') });
    await Promise.resolve();
    answerFirst({ ...data, currencies: [] });
    await Promise.all([first, second]);

    expect(scope.getState(model.$view)).toMatchObject({
      _tag: 'Loaded',
      content: { _tag: 'Table', table: { total: 2 } },
    });
  });

  it('does not fetch a list twice at the same time', async () => {
    let asked = 0;
    let answer = (): void => undefined;
    const scope = scopeAnswering(() => {
      asked += 1;
      return new Promise((resolve) => (answer = () => resolve(data)));
    });
    const opened = allSettled(model.pageOpened, { scope, params: pageAt('/currencies') });
    const focused = allSettled(model.searchFocused, { scope });
    const typed = allSettled(model.queryTyped, { scope, params: 'eth' });
    answer();
    await Promise.all([opened, focused, typed]);

    expect(asked).toBe(1);
    expect(scope.getState(model.$view)).toMatchObject({
      _tag: 'Loaded',
      isStale: false,
      content: { table: { total: 1 } },
    });
  });

  it('shows the failure, and retries on request', async () => {
    let isDown = true;
    const scope = scopeAnswering(() =>
      isDown ? Promise.reject(networkError('offline')) : Promise.resolve(data),
    );
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies') });
    expect(scope.getState(model.$view)).toMatchObject({ _tag: 'Failed', error: { _tag: 'NetworkError' } });

    isDown = false;
    await allSettled(model.retryRequested, { scope });
    expect(scope.getState(model.$view)).toMatchObject({ _tag: 'Loaded', content: { table: { total: 2 } } });
  });

  it('reports the pair that was followed into the exchange', async () => {
    const told: unknown[] = [];
    const pair = { fromTicker: 'btc', toTicker: 'eth', isFiat: false };
    await allSettled(model.pairFollowed, { scope: scopeAnswering(answers, { told }), params: pair });

    expect(told).toEqual([pair]);
  });

  it('serializes the shown rows, and not the whole list', async () => {
    const scope = scopeAnswering(answers);
    await allSettled(model.pageOpened, { scope, params: pageAt('/currencies?q=eth') });
    const state = serialize(scope);

    expect(JSON.stringify(state)).toContain('Ethereum');
    expect(JSON.stringify(state)).not.toContain('Bitcoin');
  });
});
