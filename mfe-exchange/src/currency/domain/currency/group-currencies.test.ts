import type { Currency } from './currency';
import { aCurrency } from './currency.fixture';
import { filtersOf, groupCurrencies, popularCurrencies } from './group-currencies';

const btc = aCurrency({ change24h: '-2.5' });
const eth = aCurrency({ ticker: 'eth', change24h: '1.2' });
const uni = aCurrency({ ticker: 'uni', change24h: '9.1' });
const usdt = aCurrency({ ticker: 'usdttrc20', isStable: true, change24h: '0' });
const young = aCurrency({ ticker: 'young', isNew: true, change24h: '-40' });
const usd = aCurrency({ ticker: 'usd', isFiat: true, change24h: '3' });
const zmw = aCurrency({ ticker: 'zmw', isFiat: true });
const cad = aCurrency({ ticker: 'cad', isFiat: true });
const featured = aCurrency({ ticker: 'liked', isFeatured: true });

const NOTHING_OWN = { favourites: [], recents: [], owned: null };
const tickersOf = (currencies: readonly Currency[]) => currencies.map(({ ticker }) => ticker).join(' ');
const written = (...asked: Parameters<typeof groupCurrencies>) =>
  groupCurrencies(...asked).map(({ name, currencies }) => `${name}: ${tickersOf(currencies)}`);

const coins = [btc, eth, uni, usdt, young];

describe('popularCurrencies', () => {
  it('shows the popular in the order of spec §9, then the featured', () => {
    expect(tickersOf(popularCurrencies([featured, eth, btc]))).toBe('btc eth liked');
  });

  it('has at most twelve', () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      aCurrency({ ticker: `f${String(at)}`, isFeatured: true }),
    );
    expect(popularCurrencies([btc, ...many])).toHaveLength(12);
  });
});

describe('groupCurrencies (spec §2 "Currency pickers")', () => {
  it.each([
    {
      rule: 'ALL shows the user’s own lists first, then the non-empty groups',
      filter: 'ALL' as const,
      own: { ...NOTHING_OWN, favourites: [uni], recents: [eth] },
      groups: [
        'favourites: uni',
        'recent: eth',
        'popular: btc eth usdttrc20',
        'stablecoins: usdttrc20',
        'defi: uni',
        'all: btc eth uni usdttrc20 young',
      ],
    },
    { rule: 'NEW', filter: 'NEW' as const, own: NOTHING_OWN, groups: ['new: young'] },
    {
      rule: 'GAINERS24H shows what rose, the strongest first',
      filter: 'GAINERS24H' as const,
      own: NOTHING_OWN,
      groups: ['topGainers: uni eth'],
    },
    {
      rule: 'LOSERS24H shows what fell, the strongest first',
      filter: 'LOSERS24H' as const,
      own: { ...NOTHING_OWN, favourites: [uni] },
      groups: ['topLosers: young btc'],
    },
    {
      rule: 'BALANCE shows what the visitor owns',
      filter: 'BALANCE' as const,
      own: { ...NOTHING_OWN, owned: [eth] },
      groups: ['balance: eth'],
    },
    {
      rule: 'BALANCE is empty while the balances are unknown',
      filter: 'BALANCE' as const,
      own: NOTHING_OWN,
      groups: [],
    },
  ])('$rule', ({ filter, own, groups }) => {
    expect(written(coins, filter, own)).toEqual(groups);
  });

  it('sorts a fiat list by popularity, then by frequency of payments (spec §9)', () => {
    expect(written([zmw, cad, usd], 'ALL', NOTHING_OWN)).toEqual(['popularFiats: usd', 'all: cad zmw usd']);
  });

  it('builds the groups of a list once', () => {
    const [first] = groupCurrencies(coins, 'NEW', NOTHING_OWN);
    expect(groupCurrencies(coins, 'NEW', { ...NOTHING_OWN, favourites: [btc] })[0]).toBe(first);
  });
});

describe('filtersOf', () => {
  it.each([
    {
      rule: 'all non-empty ones',
      currencies: coins,
      owned: [btc],
      filters: ['ALL', 'NEW', 'GAINERS24H', 'LOSERS24H', 'BALANCE'],
    },
    {
      rule: 'no BALANCE if signed out',
      currencies: coins,
      owned: null,
      filters: ['ALL', 'NEW', 'GAINERS24H', 'LOSERS24H'],
    },
    { rule: 'no BALANCE without one', currencies: [eth], owned: [], filters: ['ALL', 'GAINERS24H'] },
    { rule: 'only ALL for fiat', currencies: [usd, zmw], owned: null, filters: ['ALL'] },
  ])('$rule', ({ currencies, owned, filters }) => {
    expect(filtersOf(currencies, owned)).toEqual(filters);
  });
});
