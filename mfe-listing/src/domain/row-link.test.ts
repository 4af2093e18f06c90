import { aCurrency, bitcoin, dollar, ethereum, tetherOnTron } from './currency/listed-currency.fixture';
import {
  buyPairOf,
  exchangeLink,
  exchangePath,
  followedPath,
  initialAmountOf,
  pairOf,
  pairOfRow,
  rowLink,
  rowLinkPath,
  rowLinkRel,
} from './row-link';

const none = new Set<string>();
const NOT_FOLLOWED = 'nofollow noopener noreferrer';

describe('rowLink (spec §2 "Link built for each row", §5 "Links")', () => {
  it.each([
    {
      rule: 'a valid link leads to the currency page',
      currency: bitcoin,
      pageCoin: null,
      isFiatTable: false,
      valid: ['bitcoin'],
      path: '/currencies/bitcoin',
      rel: 'dofollow',
    },
    {
      rule: 'on a fiat table to the buy page',
      currency: bitcoin,
      pageCoin: null,
      isFiatTable: true,
      valid: ['bitcoin'],
      path: '/buy/bitcoin',
      rel: 'dofollow',
    },
    {
      rule: 'with a page coin to the pair page',
      currency: ethereum,
      pageCoin: bitcoin,
      isFiatTable: false,
      valid: ['ethereum'],
      path: '/currencies/bitcoin/ethereum',
      rel: 'dofollow',
    },
    {
      rule: 'with a fiat page coin to the buy pair',
      currency: bitcoin,
      pageCoin: dollar,
      isFiatTable: true,
      valid: ['bitcoin'],
      path: '/buy/us-dollar/bitcoin',
      rel: 'dofollow',
    },
    {
      rule: 'an invalid link falls back to the exchange',
      currency: bitcoin,
      pageCoin: null,
      isFiatTable: false,
      valid: [],
      path: '/exchange#from=btc&to=eth',
      rel: NOT_FOLLOWED,
    },
    {
      rule: 'an invalid pair falls back to the exchange',
      currency: tetherOnTron,
      pageCoin: bitcoin,
      isFiatTable: false,
      valid: ['bitcoin'],
      path: '/exchange#from=btc&to=usdttrc20',
      rel: NOT_FOLLOWED,
    },
    {
      rule: 'fiat leads to its buy page',
      currency: dollar,
      pageCoin: null,
      isFiatTable: false,
      valid: ['us-dollar'],
      path: '/buy/us-dollar',
      rel: 'dofollow',
    },
    {
      rule: 'on a fiat table with fiatMode=true',
      currency: bitcoin,
      pageCoin: null,
      isFiatTable: true,
      valid: [],
      path: '/exchange#from=usd&to=btc&fiatMode=true',
      rel: NOT_FOLLOWED,
    },
    {
      rule: 'a fiat page coin with fiatMode=true',
      currency: ethereum,
      pageCoin: dollar,
      isFiatTable: true,
      valid: [],
      path: '/exchange#from=usd&to=eth&fiatMode=true',
      rel: NOT_FOLLOWED,
    },
    {
      rule: 'a pair of an unpopular page coin falls back too (spec §3)',
      currency: ethereum,
      pageCoin: aCurrency({ isUnpopular: true }),
      isFiatTable: false,
      valid: ['ethereum'],
      path: '/exchange#from=btc&to=eth',
      rel: NOT_FOLLOWED,
    },
    {
      rule: 'so does one of a redirected page coin (spec §3 "redirectTo")',
      currency: ethereum,
      pageCoin: aCurrency({ redirectTo: 'litecoin' }),
      isFiatTable: false,
      valid: ['ethereum'],
      path: '/exchange#from=btc&to=eth',
      rel: NOT_FOLLOWED,
    },
  ])('$rule → $path', ({ currency, pageCoin, isFiatTable, valid, path, rel }) => {
    const link = rowLink({ currency, pageCoin, isFiatTable, validLinks: new Set(valid) });
    expect({ path: rowLinkPath(link), rel: rowLinkRel(link) }).toEqual({ path, rel });
  });

  it('reports the pair of an exchange link', () => {
    expect(
      rowLink({ currency: ethereum, pageCoin: null, isFiatTable: false, validLinks: none }),
    ).toMatchObject({
      _tag: 'Exchange',
      pair: { fromTicker: 'eth', toTicker: 'btc', isFiat: false },
    });
  });
});

describe('pairs of a row (spec §9 "Calculator defaults")', () => {
  it.each([
    { rule: 'a coin is exchanged to eth', pair: pairOfRow(bitcoin), from: 'btc', to: 'eth', isFiat: false },
    { rule: 'eth to btc', pair: pairOfRow(ethereum), from: 'eth', to: 'btc', isFiat: false },
    { rule: 'fiat buys btc', pair: pairOfRow(dollar), from: 'usd', to: 'btc', isFiat: true },
    { rule: 'a coin is bought with usd', pair: buyPairOf(ethereum), from: 'usd', to: 'eth', isFiat: true },
    {
      rule: 'two coins are not a fiat pair',
      pair: pairOf(bitcoin, tetherOnTron),
      from: 'btc',
      to: 'usdttrc20',
      isFiat: false,
    },
    {
      rule: 'fiat on the to side makes one',
      pair: pairOf(bitcoin, dollar),
      from: 'btc',
      to: 'usd',
      isFiat: true,
    },
  ])('$rule', ({ pair, from, to, isFiat }) => {
    expect(pair).toEqual({ fromTicker: from, toTicker: to, isFiat });
  });
});

describe('the \'#\' of an exchange link (spec §2 "Row click", §6 "Search-engine bots")', () => {
  const pair = { fromTicker: 'usd', toTicker: 'btc', isFiat: true };
  it.each([
    {
      rule: "a visitor's click makes it a '?'",
      isBot: false,
      path: '/exchange?from=usd&to=btc&fiatMode=true',
    },
    {
      rule: 'a search engine follows it as it is',
      isBot: true,
      path: '/exchange#from=usd&to=btc&fiatMode=true',
    },
  ])('$rule', ({ isBot, path }) => {
    expect(followedPath(exchangeLink(pair), isBot)).toBe(path);
  });

  it("changes nothing in a link without a '#'", () => {
    expect(followedPath('/currencies/bitcoin', false)).toBe('/currencies/bitcoin');
  });

  it('encodes a ticker, so that it cannot become another parameter', () => {
    expect(exchangePath({ fromTicker: 'a&b', toTicker: 'c#d', isFiat: false })).toBe(
      '/exchange?from=a%26b&to=c%23d',
    );
  });
});

describe('initialAmountOf (spec §9 "Calculator defaults")', () => {
  it.each([
    { rule: 'the default exchange', from: 'btc', to: 'eth', amount: '0.1' },
    { rule: 'the second default exchange', from: 'eth', to: 'btc', amount: '10' },
    { rule: "another pair has the currency's own", from: 'btc', to: 'ltc', amount: '7' },
  ])('$rule: $amount $from to $to', ({ from, to, amount }) => {
    const pair = { fromTicker: from, toTicker: to, isFiat: false };
    expect(initialAmountOf(pair, { defaultAmount: '7' })).toBe(amount);
  });
});
