import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { switchChoices } from './switch-choices';

const usdtOn = (network: string) =>
  aCurrency({ ticker: `usdt${network}`, displayTicker: 'usdt', network, tokenContract: '0x1' });
const LISTED = [
  aCurrency(),
  aCurrency({ ticker: 'eth' }),
  aCurrency({ ticker: 'bnbbsc', displayTicker: 'bnb', network: 'bsc' }),
  aCurrency({ ticker: 'trx' }),
  ...['matic', 'bsc', 'eth', 'trx', 'arbitrum', 'base'].map(usdtOn),
];
const tickersOf = (networks: readonly string[], to = usdtOn('trx')) =>
  switchChoices(LISTED, networks, to).map(({ ticker }) => ticker);

describe('switchChoices (visitor expectations "Recipient guard")', () => {
  it.each([
    { rule: 'the same coin on the network of the address', networks: ['eth'], tickers: ['usdteth'] },
    {
      rule: 'several networks, in their order',
      networks: ['eth', 'bsc', 'matic'],
      tickers: ['usdteth', 'usdtbsc', 'usdtmatic'],
    },
    {
      rule: 'four at most',
      networks: ['eth', 'bsc', 'matic', 'arbitrum', 'base'],
      tickers: ['usdteth', 'usdtbsc', 'usdtmatic', 'usdtarbitrum'],
    },
    { rule: 'a network without the coin: its own one', networks: ['btc'], tickers: ['btc'] },
    { rule: 'a network without listed currencies', networks: ['xmr'], tickers: [] },
  ])('$rule', ({ networks, tickers }) => {
    expect(tickersOf(networks)).toEqual(tickers);
  });

  it('finds the own coin of a network by a ticker that ends in its name', () => {
    expect(tickersOf(['bsc'], aCurrency())).toEqual(['bnbbsc']);
  });

  it('does not take a token for the own coin of a network', () => {
    const onlyTokens = [
      aCurrency({ ticker: 'usdtmatic', network: 'matic', tokenContract: '0x1' }),
      aCurrency({ ticker: 'wbtc', network: 'matic' }),
      aCurrency({ ticker: 'matic' }),
    ];
    expect(switchChoices(onlyTokens, ['matic'], aCurrency())).toEqual(onlyTokens.slice(2));
  });

  it('offers only currencies that can be received', () => {
    const closed = [aCurrency({ ticker: 'eth', canBeReceived: false })];
    expect(switchChoices(closed, ['eth'], aCurrency())).toEqual([]);
  });
});
