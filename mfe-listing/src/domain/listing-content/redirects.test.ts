import { aCurrency, bitcoin, dollar, ethereum } from '../currency/listed-currency.fixture';
import { listingPageAt } from '../listing-page';
import { contentOf } from './content-of';
import { coinPairs, listingData } from './listing-data.fixture';

const moved = aCurrency({
  id: '6',
  name: 'Act',
  ticker: 'act',
  link: 'act-old',
  redirectTo: 'ethereum',
  isPage: false,
});
const lost = aCurrency({
  id: '7',
  name: 'Lost',
  ticker: 'lost',
  link: 'lost',
  redirectTo: 'gone',
  isPage: false,
});
const data = listingData({
  currencies: [bitcoin, ethereum, dollar, moved, lost],
  buyLinks: ['bitcoin', 'ethereum'],
  pairs: coinPairs({ currencies: [ethereum], validLinks: ['ethereum', 'act-old'] }),
});
const at = (address: string) => contentOf(listingPageAt(address, ''), data);

describe('redirected currencies (spec §3 "redirectTo")', () => {
  it.each([
    { rule: 'to its replacement', from: '/currencies/act-old', to: '/currencies/ethereum' },
    { rule: "to the replacement's buy page", from: '/buy/act-old', to: '/buy/ethereum' },
    {
      rule: "to the replacement's buy page with fiat",
      from: '/buy/us-dollar/act-old',
      to: '/buy/us-dollar/ethereum',
    },
    { rule: 'its pairs', from: '/from-act-old', to: '/from-ethereum' },
    { rule: 'a pair from it', from: '/currencies/act-old/bitcoin', to: '/currencies/ethereum/bitcoin' },
    { rule: 'a pair to it', from: '/currencies/bitcoin/act-old', to: '/currencies/bitcoin/ethereum' },
    {
      rule: 'a pair with its own replacement does not exist',
      from: '/currencies/act-old/ethereum',
      to: '/currencies/ethereum',
    },
    {
      rule: 'nor a pair of its replacement with it',
      from: '/currencies/ethereum/act-old',
      to: '/currencies/ethereum',
    },
    { rule: 'fiat to its buy page', from: '/currencies/us-dollar', to: '/buy/us-dollar' },
  ])('lead $rule: $from → $to', ({ from, to }) => {
    expect(at(from)).toEqual({ _tag: 'Redirect', path: to });
  });

  it.each(['/currencies/lost', '/buy/lost', '/currencies/bitcoin/lost'])(
    'are not found if the replacement is not listed: %s',
    (address) => {
      expect(at(address)).toEqual({ _tag: 'NotFound' });
    },
  );
});
