import type { Network } from '@coinlane/shared-contracts/values';

/** Official names of the networks, which are the same in every language. */
const NAMES: Readonly<Record<Network, string>> = {
  btc: 'Bitcoin',
  eth: 'Ethereum',
  bsc: 'BNB Smart Chain',
  bnb: 'BNB Beacon Chain',
  trx: 'TRON',
  matic: 'Polygon',
  cchain: 'Avalanche C-Chain',
  sol: 'Solana',
  ltc: 'Litecoin',
  xrp: 'XRP Ledger',
  xlm: 'Stellar',
  ada: 'Cardano',
  algo: 'Algorand',
  arbitrum: 'Arbitrum One',
  op: 'Optimism',
  base: 'Base',
  lightning: 'Lightning',
  zksync: 'zkSync Era',
  ton: 'TON',
  doge: 'Dogecoin',
  bch: 'Bitcoin Cash',
  dot: 'Polkadot',
  atom: 'Cosmos Hub',
  xmr: 'Monero',
  zec: 'Zcash',
  dash: 'Dash',
  eos: 'EOS',
  xtz: 'Tezos',
  near: 'NEAR',
  hbar: 'Hedera',
  neo: 'NEO',
  omni: 'Omni',
  etc: 'Ethereum Classic',
  ksm: 'Kusama',
};

/** Name of a network, or its upper-case code. */
export const networkName = (network: Network): string => NAMES[network] ?? network.toUpperCase();

type Place = { readonly isFiat: boolean; readonly name: string; readonly network: Network };

/** Distinguishes two currencies with the same ticker: the network of a coin, the name of a fiat currency. */
export const placeName = ({ isFiat, name, network }: Place): string => (isFiat ? name : networkName(network));
