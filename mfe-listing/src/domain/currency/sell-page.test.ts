import { sellPathOf } from './sell-page';

it.each([
  { link: 'bitcoin', ticker: 'btc', path: '/exchange?from=btc&to=eur&fiatMode=true' },
  { link: 'ethereum', ticker: 'eth', path: null },
])('leads from $link to $path (spec §9 "Sell page coins")', ({ link, ticker, path }) => {
  expect(sellPathOf({ link, ticker })).toBe(path);
});
