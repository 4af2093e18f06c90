import type { Network } from '@coinlane/shared-contracts/values';

import type { CheckFamily } from './families/family';

type Load = () => Promise<CheckFamily>;

const evm: Load = () => import('./families/evm').then(({ checkEvm }) => checkEvm);
const legacyBitcoin: Load = () =>
  import('./families/bitcoin').then(({ checkBitcoinLegacy }) => checkBitcoinLegacy);
const eos: Load = () => import('./families/eos').then(({ checkEos }) => checkEos);
const nano: Load = () => import('./families/nano').then(({ checkNano }) => checkNano);
const cosmos =
  (prefix: string): Load =>
  () =>
    import('./families/cosmos').then(({ cosmosFamily }) => cosmosFamily(prefix));
const bech32OfTwenty =
  (prefix: string): Load =>
  () =>
    import('./families/cosmos').then((family) => family.bech32OfTwenty(prefix));

/** Networks whose addresses are `0x` and 40 hex digits. */
export const EVM_NETWORKS: readonly Network[] = [
  ...[
    'eth',
    'bsc',
    'matic',
    'arbitrum',
    'op',
    'base',
    'cchain',
    'zksync',
    'linea',
    'etc',
    'ftm',
    'celo',
    'cro',
  ],
  ...[
    'btt',
    'vet',
    'theta',
    'avaxc',
    'avax',
    'polygon',
    'optimism',
    'scroll',
    'mantle',
    'blast',
    'sonic',
    'ronin',
  ],
];

/** The dynamic imports by network: a bundler makes a chunk of each family, and a visitor loads one. */
const LOADERS: ReadonlyMap<Network, Load> = new Map<Network, Load>([
  ...EVM_NETWORKS.map((network): [Network, Load] => [network, evm]),
  ['btc', () => import('./families/bitcoin').then(({ checkBitcoin }) => checkBitcoin)],
  ['bsv', legacyBitcoin],
  ['omni', legacyBitcoin],
  ['ltc', () => import('./families/litecoin').then(({ checkLitecoin }) => checkLitecoin)],
  ['doge', () => import('./families/bitcoin-like').then(({ checkDogecoin }) => checkDogecoin)],
  ['dash', () => import('./families/bitcoin-like').then(({ checkDash }) => checkDash)],
  ['btg', () => import('./families/bitcoin-like').then(({ checkBitcoinGold }) => checkBitcoinGold)],
  ['dgb', () => import('./families/bitcoin-like').then(({ checkDigibyte }) => checkDigibyte)],
  ['qtum', () => import('./families/bitcoin-like').then(({ checkQtum }) => checkQtum)],
  ['rvn', () => import('./families/bitcoin-like').then(({ checkRavencoin }) => checkRavencoin)],
  ['neo', () => import('./families/bitcoin-like').then(({ checkNeo }) => checkNeo)],
  ['zec', () => import('./families/zcash').then(({ checkZcash }) => checkZcash)],
  ['bch', () => import('./families/bitcoin-cash').then(({ checkBitcoinCash }) => checkBitcoinCash)],
  ['trx', () => import('./families/tron').then(({ checkTron }) => checkTron)],
  ['xrp', () => import('./families/ripple').then(({ checkRipple }) => checkRipple)],
  ['xlm', () => import('./families/stellar').then(({ checkStellar }) => checkStellar)],
  ['sol', () => import('./families/solana').then(({ checkSolana }) => checkSolana)],
  ['ada', () => import('./families/cardano').then(({ checkCardano }) => checkCardano)],
  ['dot', () => import('./families/substrate').then(({ checkPolkadot }) => checkPolkadot)],
  ['ksm', () => import('./families/substrate').then(({ checkKusama }) => checkKusama)],
  ['xmr', () => import('./families/monero').then(({ checkMonero }) => checkMonero)],
  ['algo', () => import('./families/algorand').then(({ checkAlgorand }) => checkAlgorand)],
  ['xtz', () => import('./families/tezos').then(({ checkTezos }) => checkTezos)],
  ['hbar', () => import('./families/hedera').then(({ checkHedera }) => checkHedera)],
  ['ton', () => import('./families/ton').then(({ checkTon }) => checkTon)],
  ['near', () => import('./families/near').then(({ checkNear }) => checkNear)],
  ['fil', () => import('./families/filecoin').then(({ checkFilecoin }) => checkFilecoin)],
  ['xno', nano],
  ['nano', nano],
  ['egld', () => import('./families/cosmos').then(({ checkMultiversX }) => checkMultiversX)],
  ['eos', eos],
  ['waxp', eos],
  ['atom', cosmos('cosmos')],
  ['osmo', cosmos('osmo')],
  ['luna', cosmos('terra')],
  ['inj', cosmos('inj')],
  ['tia', cosmos('celestia')],
  ['sei', cosmos('sei')],
  ['kava', cosmos('kava')],
  ['bnb', bech32OfTwenty('bnb')],
  ['one', bech32OfTwenty('one')],
  ['zil', bech32OfTwenty('zil')],
]);

/**
 * The checksum rule of a network's addresses, loaded when first asked for; null: none is known for it, or its
 * code could not be fetched, and then the pattern and the service's check stand alone.
 */
export const loadFamily = async (network: Network): Promise<CheckFamily | null> => {
  try {
    return (await LOADERS.get(network)?.()) ?? null;
  } catch {
    return null;
  }
};
