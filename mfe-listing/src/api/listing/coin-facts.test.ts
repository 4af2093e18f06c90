import { coinFacts } from './coin-facts';

it.each([
  { ticker: 'uni', list: 'defi' },
  { ticker: 'PEPE', list: 'meme' },
  { ticker: 'btc', list: null },
])('puts $ticker on the list $list (spec §9 "Coin lists")', ({ ticker, list }) => {
  expect(coinFacts.coinListOf(ticker)).toBe(list);
});
