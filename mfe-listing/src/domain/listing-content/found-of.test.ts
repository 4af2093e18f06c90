import { aCurrency, bitcoin, dollar, ethereum, tetherOnTron } from '../currency/listed-currency.fixture';
import { listingPageAt } from '../listing-page';
import { contentOf } from './content-of';
import { foundOf } from './found-of';
import { listingData } from './listing-data.fixture';
import { tableOf } from './table-of';

const pageless = aCurrency({ id: '7', name: 'Hidden', ticker: 'hid', link: 'hidden', isPage: false });
const uniswap = aCurrency({ id: '8', name: 'Uniswap', ticker: 'uni', list: 'defi', link: 'uniswap' });
const pepe = aCurrency({ id: '9', name: 'Pepe', ticker: 'pepe', list: 'meme', link: 'pepe' });
const all = [bitcoin, ethereum, tetherOnTron, dollar, uniswap, pepe, pageless];
const data = listingData({
  currencies: all,
  buyLinks: ['bitcoin', 'ethereum', 'tether-trc20'],
  pairs: {
    of: 'bitcoin',
    currencies: [ethereum, tetherOnTron, pageless],
    validLinks: ['ethereum', 'tether-trc20'],
    exceptions: ['hidden'],
  },
});
const page = (address: string) => {
  const { pathname, search } = new URL(address, 'https://swap.example');
  return listingPageAt(pathname, search);
};

describe('foundOf (spec §5 "Currencies table filtering")', () => {
  it.each([
    { address: '/currencies', found: 6 },
    { address: '/currencies?list=defi', found: 1 },
    { address: '/currencies?list=meme', found: 1 },
    { address: '/currencies?list=meme&q=uni', found: 0 },
    { address: '/currencies?list=defi&q=uni', found: 1 },
    { address: '/currencies/bitcoin?list=meme', found: 3 },
    { address: '/currencies?q=eth', found: 2 },
    { address: '/currencies?q=%20BIT', found: 1 },
    { address: '/currencies?q=nothing', found: 0 },
    { address: '/currencies/bitcoin', found: 3 },
    { address: '/currencies/bitcoin?q=hid', found: 1 },
    { address: '/buy/us-dollar?q=t', found: 3 },
    { address: '/currencies/bitcoin/ethereum?q=teth', found: 1 },
    { address: '/buy/bitcoin?q=t', found: 2 },
    { address: '/buy/us-dollar', found: 3 },
    { address: '/buy/us-dollar/bitcoin?q=e', found: 2 },
    { address: '/all-currencies-buy', found: 3 },
    { address: '/all-currencies-buy?q=bit', found: 1 },
  ])('$address has the $found rows of its table', ({ address, found }) => {
    expect(foundOf(page(address), data)).toBe(found);
    expect(tableOf(contentOf(page(address), data))?.total).toBe(found);
  });

  it.each([
    '/from-bitcoin',
    '/currencies/us-dollar',
    '/all-currencies-exchange',
    '/currencies/unknown',
    '/buy/us-dollar/unknown',
  ])('%s has no table', (address) => {
    expect(foundOf(page(address), data)).toBeNull();
  });
});
