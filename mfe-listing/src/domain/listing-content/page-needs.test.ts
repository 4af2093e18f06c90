import { listingPageAt } from '../listing-page';
import { isDataComplete, needsBuyLinks, pairsNeededBy } from './content-of';
import { listingData } from './listing-data.fixture';

describe('the data of a page (spec §7 "Currency listing")', () => {
  it.each([
    { address: '/currencies', pairsOf: null, buyLinks: false },
    { address: '/currencies/bitcoin', pairsOf: 'bitcoin', buyLinks: false },
    { address: '/currencies/bitcoin/ethereum', pairsOf: 'bitcoin', buyLinks: false },
    { address: '/from-bitcoin', pairsOf: 'bitcoin', buyLinks: false },
    { address: '/buy/bitcoin', pairsOf: null, buyLinks: true },
    { address: '/buy/us-dollar/bitcoin', pairsOf: null, buyLinks: true },
    { address: '/all-currencies-buy', pairsOf: null, buyLinks: true },
    { address: '/all-currencies-exchange', pairsOf: null, buyLinks: false },
    { address: '/nothing', pairsOf: null, buyLinks: false },
  ])('$address', ({ address, pairsOf, buyLinks }) => {
    const page = listingPageAt(address, '');
    expect({ pairsOf: pairsNeededBy(page), buyLinks: needsBuyLinks(page) }).toEqual({ pairsOf, buyLinks });
  });
});

describe('isDataComplete', () => {
  const whole = listingData({
    hasMarket: true,
    buyLinks: [],
    topLinks: [],
    ranks: new Map<string, number>(),
  });
  const pairs = { of: 'bitcoin', currencies: [], validLinks: [], exceptions: [] };
  it.each([
    { at: '/currencies', known: whole, isWhole: true },
    { at: '/currencies', known: { ...whole, ranks: null }, isWhole: false },
    { at: '/currencies', known: { ...whole, ranks: null, hasMarket: false }, isWhole: true },
    { at: '/currencies?sort=price', known: whole, isWhole: false },
    { at: '/currencies?sort=price', known: { ...whole, quotes: new Map() }, isWhole: true },
    { at: '/currencies', known: { ...whole, topLinks: null }, isWhole: false },
    { at: '/currencies?sort=abc', known: { ...whole, ranks: null, topLinks: null }, isWhole: true },
    { at: '/currencies', known: { ...whole, buyLinks: null }, isWhole: true },
    { at: '/all-currencies-buy', known: whole, isWhole: true },
    { at: '/all-currencies-buy', known: { ...whole, buyLinks: null }, isWhole: false },
    { at: '/currencies/bitcoin', known: { ...whole, pairs }, isWhole: true },
    { at: '/currencies/bitcoin', known: { ...whole, pairs: null }, isWhole: false },
    { at: '/currencies/ethereum', known: { ...whole, pairs }, isWhole: false },
  ])('at $at: $isWhole', ({ at, known, isWhole }) => {
    const { pathname, search } = new URL(at, 'https://swap.example');
    expect(isDataComplete(listingPageAt(pathname, search), known)).toBe(isWhole);
  });
});
