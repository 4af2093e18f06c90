import { allSettled, createEvent, createStore, fork } from 'effector';

import { contentOf } from '../../domain/listing-content';
import type { ListingContent } from '../../domain/listing-content';
import { bitcoin, dollar, ethereum } from '../../domain/currency/listed-currency.fixture';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import type { CoinWallets } from '../../domain/wallet';
import { createWalletsModel } from './create-wallets-model';

const data = listingData({
  currencies: [bitcoin, ethereum, dollar],
  buyLinks: ['bitcoin'],
});
const contentAt = (pathname: string): ListingContent => contentOf(listingPageAt(pathname, ''), data);

const opened = createEvent<ListingContent>();
const $content = createStore<ListingContent | null>(null).on(opened, (_, content) => content);
const model = createWalletsModel({ $content, contentShown: opened });

const walletsOf = (name: string): CoinWallets => ({
  primary: [{ name, url: `https://${name}.example/`, platforms: [] }],
  secondary: [],
});

const aScope = () => {
  const asked: string[] = [];
  const scope = fork({
    handlers: [
      [
        model.fetchWalletsFx,
        (ticker: string) => {
          asked.push(ticker);
          return Promise.resolve(walletsOf(ticker));
        },
      ],
    ],
  });
  return { scope, asked };
};

describe('the wallets of a page', () => {
  it('are those of its coin, fetched once', async () => {
    const { scope, asked } = aScope();
    await allSettled(opened, { scope, params: contentAt('/currencies/bitcoin') });
    await allSettled(opened, { scope, params: contentAt('/currencies/bitcoin') });

    expect(asked).toEqual(['btc']);
    expect(scope.getState(model.$wallets)).toEqual(walletsOf('btc'));
  });

  it('follow the coin, and are empty without one', async () => {
    const { scope, asked } = aScope();
    await allSettled(opened, { scope, params: contentAt('/currencies/bitcoin') });
    await allSettled(opened, { scope, params: contentAt('/currencies/ethereum') });
    expect(scope.getState(model.$wallets)).toEqual(walletsOf('eth'));

    await allSettled(opened, { scope, params: contentAt('/currencies') });
    expect(scope.getState(model.$wallets)).toEqual({ primary: [], secondary: [] });
    expect(asked).toEqual(['btc', 'eth']);
  });

  it.each([
    '/currencies',
    '/buy/bitcoin',
    '/currencies/us-dollar',
    '/from-bitcoin',
    '/all-currencies-exchange',
  ])('are not fetched at %s', async (pathname) => {
    const { scope, asked } = aScope();
    await allSettled(opened, { scope, params: contentAt(pathname) });
    expect(asked).toEqual([]);
  });
});
