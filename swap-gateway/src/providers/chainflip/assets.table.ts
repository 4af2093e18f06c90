import type { Network } from '@coinlane/shared-contracts/values';

/** Chain, symbol, network of the site, name, decimals and contract. */
type Row = readonly [string, string, Network, string, number, string?];

/** By the name in `networkInfo`. The protocol has a fixed list. Assets of other networks are not offered. */
export const ASSETS: Readonly<Partial<Record<string, Row>>> = {
  Btc: ['Bitcoin', 'BTC', 'btc', 'Bitcoin', 8],
  Eth: ['Ethereum', 'ETH', 'eth', 'Ethereum', 18],
  Flip: ['Ethereum', 'FLIP', 'eth', 'Chainflip', 18, '0x826180541412D574cf1336d22c0C0a287822678A'],
  Usdc: ['Ethereum', 'USDC', 'eth', 'USD Coin', 6, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  Usdt: ['Ethereum', 'USDT', 'eth', 'Tether', 6, '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ArbEth: ['Arbitrum', 'ETH', 'arbitrum', 'Ethereum', 18],
  ArbUsdc: ['Arbitrum', 'USDC', 'arbitrum', 'USD Coin', 6, '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
  Sol: ['Solana', 'SOL', 'sol', 'Solana', 9],
  SolUsdc: ['Solana', 'USDC', 'sol', 'USD Coin', 6, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
};

/** Number of decimals by chain and symbol. */
export const DECIMALS: ReadonlyMap<string, number> = new Map(
  Object.values(ASSETS).flatMap((row) => (row ? [[`${row[0]} ${row[1]}`, row[4]] as const] : [])),
);
