import type { Network } from '@coinlane/shared-contracts/values';

import { COSMOS_PREFIXES } from './cosmos-prefixes.ts';
import { EVM_NETWORKS } from './evm-networks.ts';
import type { CheckFamily } from './family.ts';

type Load = () => Promise<CheckFamily>;

const evm: Load = () => import('./evm.ts').then(({ checkEvm }) => checkEvm);
const legacyBitcoin: Load = () => import('./bitcoin.ts').then(({ checkBitcoinLegacy }) => checkBitcoinLegacy);
const eos: Load = () => import('./eos.ts').then(({ checkEos }) => checkEos);
const nano: Load = () => import('./nano.ts').then(({ checkNano }) => checkNano);
const cosmos =
  (prefix: string): Load =>
  () =>
    import('./cosmos.ts').then(({ cosmosFamily }) => cosmosFamily(prefix));
const bech32OfTwenty =
  (prefix: string): Load =>
  () =>
    import('./cosmos.ts').then((family) => family.bech32OfTwenty(prefix));

const move: Load = () => import('./hex-account.ts').then(({ checkMoveAccount }) => checkMoveAccount);

/** The dynamic imports by network: a bundler makes a chunk of each family, and a visitor loads one. */
const LOADERS: ReadonlyMap<Network, Load> = new Map<Network, Load>([
  ...EVM_NETWORKS.map((network): [Network, Load] => [network, evm]),
  ...COSMOS_PREFIXES.map(([network, prefix]): [Network, Load] => [network, cosmos(prefix)]),
  ['btc', () => import('./bitcoin.ts').then(({ checkBitcoin }) => checkBitcoin)],
  ['bsv', legacyBitcoin],
  ['omni', legacyBitcoin],
  ['lightning', () => import('./lightning.ts').then(({ checkLightning }) => checkLightning)],
  ['ltc', () => import('./litecoin.ts').then(({ checkLitecoin }) => checkLitecoin)],
  ['doge', () => import('./bitcoin-like.ts').then(({ checkDogecoin }) => checkDogecoin)],
  ['dash', () => import('./bitcoin-like.ts').then(({ checkDash }) => checkDash)],
  ['btg', () => import('./bitcoin-like.ts').then(({ checkBitcoinGold }) => checkBitcoinGold)],
  ['dgb', () => import('./bitcoin-like.ts').then(({ checkDigibyte }) => checkDigibyte)],
  ['qtum', () => import('./bitcoin-like.ts').then(({ checkQtum }) => checkQtum)],
  ['rvn', () => import('./bitcoin-like.ts').then(({ checkRavencoin }) => checkRavencoin)],
  ['neo', () => import('./bitcoin-like.ts').then(({ checkNeo }) => checkNeo)],
  ['firo', () => import('./bitcoin-like.ts').then(({ checkFiro }) => checkFiro)],
  ['zen', () => import('./bitcoin-like.ts').then(({ checkHorizen }) => checkHorizen)],
  ['grs', () => import('./groestlcoin.ts').then(({ checkGroestlcoin }) => checkGroestlcoin)],
  ['dcr', () => import('./decred.ts').then(({ checkDecred }) => checkDecred)],
  ['zec', () => import('./zcash.ts').then(({ checkZcash }) => checkZcash)],
  ['bch', () => import('./bitcoin-cash.ts').then(({ checkBitcoinCash }) => checkBitcoinCash)],
  ['kas', () => import('./kaspa.ts').then(({ checkKaspa }) => checkKaspa)],
  ['trx', () => import('./tron.ts').then(({ checkTron }) => checkTron)],
  ['xrp', () => import('./ripple.ts').then(({ checkRipple }) => checkRipple)],
  ['xlm', () => import('./stellar.ts').then(({ checkStellar }) => checkStellar)],
  ['sol', () => import('./solana.ts').then(({ checkSolana }) => checkSolana)],
  ['ada', () => import('./cardano.ts').then(({ checkCardano }) => checkCardano)],
  ['dot', () => import('./substrate.ts').then(({ checkPolkadot }) => checkPolkadot)],
  ['ksm', () => import('./substrate.ts').then(({ checkKusama }) => checkKusama)],
  ['xmr', () => import('./monero.ts').then(({ checkMonero }) => checkMonero)],
  ['algo', () => import('./algorand.ts').then(({ checkAlgorand }) => checkAlgorand)],
  ['xtz', () => import('./tezos.ts').then(({ checkTezos }) => checkTezos)],
  ['hbar', () => import('./hedera.ts').then(({ checkHedera }) => checkHedera)],
  ['ton', () => import('./ton.ts').then(({ checkTon }) => checkTon)],
  ['near', () => import('./near.ts').then(({ checkNear }) => checkNear)],
  ['fil', () => import('./filecoin.ts').then(({ checkFilecoin }) => checkFilecoin)],
  ['xno', nano],
  ['nano', nano],
  ['egld', () => import('./cosmos.ts').then(({ checkMultiversX }) => checkMultiversX)],
  ['eos', eos],
  ['waxp', eos],
  ['bnb', bech32OfTwenty('bnb')],
  ['one', bech32OfTwenty('one')],
  ['zil', bech32OfTwenty('zil')],
  ['iota', () => import('./iota.ts').then(({ checkIota }) => checkIota)],
  ['waves', () => import('./waves.ts').then(({ checkWaves }) => checkWaves)],
  ['erg', () => import('./ergo.ts').then(({ checkErgo }) => checkErgo)],
  ['xem', () => import('./nem.ts').then(({ checkNem }) => checkNem)],
  ['stx', () => import('./stacks.ts').then(({ checkStacks }) => checkStacks)],
  ['ardr', () => import('./ardor.ts').then(({ checkArdor }) => checkArdor)],
  ['icp', () => import('./internet-computer.ts').then(({ checkInternetComputer }) => checkInternetComputer)],
  ['icx', () => import('./hex-account.ts').then(({ checkIcon }) => checkIcon)],
  ['sui', move],
  ['apt', move],
]);

/** The networks whose addresses we check by format and checksum. */
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
