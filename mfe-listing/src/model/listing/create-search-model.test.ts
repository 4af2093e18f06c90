import { allSettled, fork, scopeBind } from 'effector';

import { bitcoin, ethereum } from '../../domain/currency/listed-currency.fixture';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import { createListingModel } from './create-listing-model';

const model = createListingModel({ settleMs: 0 });
const data = listingData({
  currencies: [bitcoin, ethereum],
  topLinks: ['bitcoin'],
  ranks: new Map([['BTC', 1]]),
});
const currencies = listingPageAt('/currencies', '');

/** A page whose paints the test controls. */
const opened = async () => {
  const paints: (() => void)[] = [];
  const shown: string[] = [];
  const scope = fork({
    handlers: [
      [model.fetchListingFx, () => Promise.resolve(data)],
      [model.showInUrlFx, (path: string) => shown.push(path)],
      [model.waitForPaintFx, () => new Promise<void>((resolve) => paints.push(resolve))],
    ],
  });
  await allSettled(model.pageOpened, { scope, params: currencies });
  const type = scopeBind(model.queryTyped, { scope });
  const open = scopeBind(model.pageOpened, { scope });
  const query = () => scope.getState(model.$view).page.table.query;
  const found = () => scope.getState(model.$found);
  const paint = async () => {
    for (const painted of paints.splice(0)) painted();
    await allSettled(scope);
  };
  return { scope, type, open, query, found, paint, shown };
};

describe('a search', () => {
  it('counts with the key press, and shows its page after the paint', async () => {
    const { type, query, found, paint, shown } = await opened();
    type('eth');
    expect({ query: query(), found: found() }).toEqual({ query: '', found: 1 });

    await paint();
    expect({ query: query(), found: found() }).toEqual({ query: 'eth', found: 1 });
    expect(shown).toEqual(['/currencies?q=eth']);
  });

  it('shows the last of several keys before one paint', async () => {
    const { type, query, found, paint, shown } = await opened();
    for (const text of ['e', 'et', 'eth', 'ethz']) type(text);
    expect(found()).toBe(0);

    await paint();
    expect({ query: query(), found: found() }).toEqual({ query: 'ethz', found: 0 });
    expect(shown).toEqual(['/currencies?q=ethz']);
  });

  it('is discarded if a page is opened before the paint', async () => {
    const { scope, type, open, query, found, paint } = await opened();
    type('eth');
    open(listingPageAt('/currencies', '?sort=abc'));
    expect(found()).toBe(2);

    await paint();
    expect({ query: query(), found: found() }).toEqual({ query: '', found: 2 });
    expect(scope.getState(model.$view).page.table.sort).toBe('abc');
  });

  it('is in the address even if the server’s page is opened again before the paint', async () => {
    const { type, open, query, found, paint, shown } = await opened();
    type('eth');
    open(currencies);
    expect({ query: query(), found: found() }).toEqual({ query: 'eth', found: 1 });

    await paint();
    expect(shown).toEqual(['/currencies?q=eth']);
  });

  it('sets its field to the query of an opened page, and ignores typed text', async () => {
    const { scope, type, open, paint } = await opened();
    open(listingPageAt('/currencies', '?q=bit'));
    const before = scope.getState(model.$queryOpened);
    expect(before).toEqual({ query: 'bit' });

    type('bitc');
    await paint();
    expect(scope.getState(model.$queryOpened)).toBe(before);

    open(listingPageAt('/currencies', ''));
    expect(scope.getState(model.$queryOpened)).toEqual({ query: '' });
  });
});
