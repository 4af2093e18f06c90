import { tickerLabel } from './ticker';

describe('tickerLabel', () => {
  it.each([
    { ticker: 'btc', label: 'BTC' },
    { ticker: 'usdttrc20', label: 'USDT (TRON)' },
    { ticker: 'usdcerc20', label: 'USDC (Ethereum)' },
    { ticker: 'bnbmainnet', label: 'BNB (BNB Beacon Chain)' },
    { ticker: 'cakebep20', label: 'CAKE (BNB Smart Chain)' },
    { ticker: 'usdcmatic', label: 'USDC (Polygon)' },
    { ticker: 'usdcarb', label: 'USDC (Arbitrum One)' },
    { ticker: 'usdtbsc', label: 'USDT (BNB Smart Chain)' },
    { ticker: 'usdtarc20', label: 'USDT (Avalanche C-Chain)' },
    { ticker: 'arb', label: 'ARB' },
    { ticker: 'ETH', label: 'ETH' },
  ])('$ticker is $label', ({ ticker, label }) => {
    expect(tickerLabel(ticker)).toBe(label);
  });
});
