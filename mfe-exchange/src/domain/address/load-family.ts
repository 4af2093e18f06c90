import type { Network } from '@coinlane/shared-contracts/values';

import { EVM_NETWORKS } from './evm-networks';
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

const move: Load = () => import('./families/hex-account').then(({ checkMoveAccount }) => checkMoveAccount);

/** Cosmos chains write their prefix before the same 20 or 32 bytes. */
const COSMOS_PREFIXES: readonly (readonly [network: Network, prefix: string])[] = [
  ['atom', 'cosmos'],
  ['osmo', 'osmo'],
  ['luna', 'terra'],
  ['lunc', 'terra'],
  ['inj', 'inj'],
  ['tia', 'celestia'],
  ['sei', 'sei'],
  ['kava', 'kava'],
  ['juno', 'juno'],
  ['akt', 'akash'],
  ['axl', 'axelar'],
  ['dydx', 'dydx'],
  ['strd', 'stride'],
  ['scrt', 'secret'],
  ['band', 'band'],
  ['rune', 'thor'],
  ['dym', 'dym'],
  ['ntrn', 'neutron'],
];

/** The dynamic imports by network: a bundler makes a chunk of each family, and a visitor loads one. */
const LOADERS: ReadonlyMap<Network, Load> = new Map<Network, Load>([
  ...EVM_NETWORKS.map((network): [Network, Load] => [network, evm]),
  ...COSMOS_PREFIXES.map(([network, prefix]): [Network, Load] => [network, cosmos(prefix)]),
  ['btc', () => import('./families/bitcoin').then(({ checkBitcoin }) => checkBitcoin)],
  ['bsv', legacyBitcoin],
  ['omni', legacyBitcoin],
  ['lightning', () => import('./families/lightning').then(({ checkLightning }) => checkLightning)],
  ['ltc', () => import('./families/litecoin').then(({ checkLitecoin }) => checkLitecoin)],
  ['doge', () => import('./families/bitcoin-like').then(({ checkDogecoin }) => checkDogecoin)],
  ['dash', () => import('./families/bitcoin-like').then(({ checkDash }) => checkDash)],
  ['btg', () => import('./families/bitcoin-like').then(({ checkBitcoinGold }) => checkBitcoinGold)],
  ['dgb', () => import('./families/bitcoin-like').then(({ checkDigibyte }) => checkDigibyte)],
  ['qtum', () => import('./families/bitcoin-like').then(({ checkQtum }) => checkQtum)],
  ['rvn', () => import('./families/bitcoin-like').then(({ checkRavencoin }) => checkRavencoin)],
  ['neo', () => import('./families/bitcoin-like').then(({ checkNeo }) => checkNeo)],
  ['firo', () => import('./families/bitcoin-like').then(({ checkFiro }) => checkFiro)],
  ['zen', () => import('./families/bitcoin-like').then(({ checkHorizen }) => checkHorizen)],
  ['grs', () => import('./families/groestlcoin').then(({ checkGroestlcoin }) => checkGroestlcoin)],
  ['dcr', () => import('./families/decred').then(({ checkDecred }) => checkDecred)],
  ['zec', () => import('./families/zcash').then(({ checkZcash }) => checkZcash)],
  ['bch', () => import('./families/bitcoin-cash').then(({ checkBitcoinCash }) => checkBitcoinCash)],
  ['kas', () => import('./families/kaspa').then(({ checkKaspa }) => checkKaspa)],
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
  ['bnb', bech32OfTwenty('bnb')],
  ['one', bech32OfTwenty('one')],
  ['zil', bech32OfTwenty('zil')],
  ['iota', () => import('./families/iota').then(({ checkIota }) => checkIota)],
  ['waves', () => import('./families/waves').then(({ checkWaves }) => checkWaves)],
  ['erg', () => import('./families/ergo').then(({ checkErgo }) => checkErgo)],
  ['xem', () => import('./families/nem').then(({ checkNem }) => checkNem)],
  ['stx', () => import('./families/stacks').then(({ checkStacks }) => checkStacks)],
  ['ardr', () => import('./families/ardor').then(({ checkArdor }) => checkArdor)],
  [
    'icp',
    () => import('./families/internet-computer').then(({ checkInternetComputer }) => checkInternetComputer),
  ],
  ['icx', () => import('./families/hex-account').then(({ checkIcon }) => checkIcon)],
  ['sui', move],
  ['apt', move],
]);

/** Every network whose addresses are judged by a rule of ours. */
export const KNOWN_NETWORKS: readonly Network[] = [...LOADERS.keys()];

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
