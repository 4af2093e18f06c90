import { tickerLabel } from '.';

describe('tickerLabel', () => {
  it.each([
    { ticker: 'btc', label: 'BTC' },
    { ticker: 'usdttrc20', label: 'USDT (TRC20)' },
    { ticker: 'usdcerc20', label: 'USDC (ERC20)' },
    { ticker: 'bnbmainnet', label: 'BNB (Mainnet)' },
    { ticker: 'cakebep20', label: 'CAKE (BEP20)' },
    { ticker: 'usdcmatic', label: 'USDC (Polygon)' },
    { ticker: 'usdcarb', label: 'USDC (Arbitrum)' },
    { ticker: 'usdtbsc', label: 'USDT (BSC)' },
    { ticker: 'arb', label: 'ARB' },
    { ticker: 'ETH', label: 'ETH' },
  ])('$ticker is $label', ({ ticker, label }) => {
    expect(tickerLabel(ticker)).toBe(label);
  });
});
