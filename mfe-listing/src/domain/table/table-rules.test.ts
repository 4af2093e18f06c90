import { isPastCount, isShowAll, ROW_COUNT } from './row-count';
import { columnsOf, hasPrices } from './table-kind';
import { viewAllPath } from './view-all';

const plain = {
  hasPageCoin: false,
  isFromFiat: false,
  isFiatOnly: false,
  hasMarket: false,
  hasFiat: true,
  theme: 'classic',
} as const;
const LIMITS = ['availableForPayout', 'availableForPurchase', 'noUpperLimit', 'availableForExchange'];

describe('columnsOf (spec §2 "Columns")', () => {
  it.each([
    {
      rule: 'without a page coin the first is the fiat purchase',
      kind: plain,
      columns: ['fiatPurchase', 'fixedRate', 'availableForExchange'],
    },
    {
      rule: 'with a page coin the first is the pair',
      kind: { ...plain, hasPageCoin: true },
      columns: ['pair', 'fixedRate', 'availableForExchange'],
    },
    {
      rule: 'from fiat the second is the price list',
      kind: { ...plain, hasPageCoin: true, isFromFiat: true },
      columns: ['pair', 'priceList', 'availableForExchange'],
    },
    {
      rule: 'the theme with limits adds the coin and three columns',
      kind: { ...plain, theme: 'limits' },
      columns: ['coin', 'fiatPurchase', 'fixedRate', ...LIMITS],
    },
    {
      rule: 'with a page coin too',
      kind: { ...plain, hasPageCoin: true, theme: 'limits' },
      columns: ['coin', 'pair', 'fixedRate', ...LIMITS],
    },
    {
      rule: 'in fiat-only mode the dropdown replaces the headers: coin, price, button',
      kind: { ...plain, isFiatOnly: true, theme: 'limits' },
      columns: ['coin', 'priceList', 'availableForExchange'],
    },
    {
      rule: 'a site that sells nothing for fiat has no column for it',
      kind: { ...plain, hasFiat: false },
      columns: ['fixedRate', 'availableForExchange'],
    },
    {
      rule: 'with market data: price, change and chart of each coin',
      kind: { ...plain, hasMarket: true },
      columns: ['coin', 'price', 'change', 'chart', 'fiatPurchase', 'fixedRate', 'availableForExchange'],
    },
    {
      rule: 'in the theme with limits too',
      kind: { ...plain, hasMarket: true, theme: 'limits' },
      columns: ['coin', 'price', 'change', 'chart', 'fiatPurchase', 'fixedRate', ...LIMITS],
    },
    {
      rule: 'not in a table of pairs',
      kind: { ...plain, hasPageCoin: true, hasMarket: true },
      columns: ['pair', 'fixedRate', 'availableForExchange'],
    },
    {
      rule: 'nor in fiat-only mode, which has prices',
      kind: { ...plain, isFiatOnly: true, hasMarket: true },
      columns: ['coin', 'priceList', 'availableForExchange'],
    },
  ] as const)('$rule', ({ kind, columns }) => {
    expect(columnsOf(kind)).toEqual(columns);
  });
});

describe('hasPrices (spec §4 "Prices")', () => {
  it.each([
    { rule: 'fiat-only mode', kind: { ...plain, isFiatOnly: true }, has: true },
    { rule: 'a fiat page coin', kind: { ...plain, hasPageCoin: true, isFromFiat: true }, has: true },
    { rule: 'neither: they are cleared', kind: plain, has: false },
    { rule: 'market data', kind: { ...plain, hasMarket: true }, has: true },
  ])('$rule → $has', ({ kind, has }) => {
    expect(hasPrices(kind)).toBe(has);
  });
});

describe('isPastCount (spec §5 "Row count", §9 "default row count 10")', () => {
  const count = { rowCount: ROW_COUNT, isShowAll: false, hasOffset: false };
  it.each([
    { rule: 'the tenth row is shown', at: 9, count, isPast: false },
    { rule: 'the eleventh is hidden', at: 10, count, isPast: true },
    { rule: 'not with show-all', at: 10, count: { ...count, isShowAll: true }, isPast: false },
    { rule: 'not with an offset', at: 10, count: { ...count, hasOffset: true }, isPast: false },
    { rule: 'not in a table with pages', at: 10, count: { ...count, rowCount: null }, isPast: false },
  ])('$rule', ({ at, count: counted, isPast }) => {
    expect(isPastCount(at, counted)).toBe(isPast);
  });
});

describe('isShowAll (spec §4 "Show-all")', () => {
  it.each([
    { rule: 'not rendered in a browser', asked: { isBrowser: false, isFiatOnly: false }, isAll: true },
    { rule: 'fiat-only mode', asked: { isBrowser: true, isFiatOnly: true }, isAll: true },
    { rule: 'any other table in a browser', asked: { isBrowser: true, isFiatOnly: false }, isAll: false },
  ])('$rule → $isAll', ({ asked, isAll }) => {
    expect(isShowAll(asked)).toBe(isAll);
  });
});

describe('viewAllPath (spec §2 "Optional bottom \'view all\' link")', () => {
  const coin = { link: 'bitcoin', isFiat: false };
  const money = { link: 'usd', isFiat: true };
  const below = { pageCoin: null, isPairPage: false, isFiatOnly: false };
  it.each([
    { rule: 'no page coin', asked: below, path: '/all-currencies-exchange' },
    { rule: 'no page coin, fiat mode', asked: { ...below, isFiatOnly: true }, path: '/all-currencies-buy' },
    { rule: 'a page coin', asked: { ...below, pageCoin: coin }, path: '/from-bitcoin' },
    {
      rule: 'a page coin on a pair page',
      asked: { ...below, pageCoin: coin, isPairPage: true },
      path: '/currencies/bitcoin',
    },
    {
      rule: 'a fiat page coin, which has no pairs page',
      asked: { ...below, pageCoin: money },
      path: '/all-currencies-buy',
    },
    {
      rule: 'a fiat page coin on a pair page',
      asked: { ...below, pageCoin: money, isPairPage: true },
      path: '/buy/usd',
    },
  ])('$rule → $path', ({ asked, path }) => {
    expect(viewAllPath(asked)).toBe(path);
  });
});
