import type { Network } from '@coinlane/shared-contracts/values';

import { findNetwork } from '../networks/index.ts';
import type { FamilyName } from '../networks/index.ts';
import type { CheckFamily } from './family.ts';

/** Imports a family, for the prefix in the network's row. */
type Load = (prefix: string) => Promise<CheckFamily>;

/**
 * Dynamic imports: a bundler makes a chunk of each file, and a visitor loads only one. Families of a few hundred
 * bytes share a chunk, because every page contains the hash of each chunk.
 */
const LOADERS: Readonly<Record<FamilyName, Load>> = {
  algorand: () => import('./algorand.ts').then(({ checkAlgorand }) => checkAlgorand),
  ardor: () => import('./ardor.ts').then(({ checkArdor }) => checkArdor),
  'bech32-account': (prefix) => import('./cosmos.ts').then((family) => family.bech32OfTwenty(prefix)),
  bitcoin: () => import('./bitcoin.ts').then(({ checkBitcoin }) => checkBitcoin),
  'bitcoin-cash': () => import('./bitcoin-cash.ts').then(({ checkBitcoinCash }) => checkBitcoinCash),
  'bitcoin-gold': () => import('./bitcoin-like.ts').then(({ checkBitcoinGold }) => checkBitcoinGold),
  'bitcoin-legacy': () => import('./bitcoin.ts').then(({ checkBitcoinLegacy }) => checkBitcoinLegacy),
  cardano: () => import('./cardano.ts').then(({ checkCardano }) => checkCardano),
  cosmos: (prefix) => import('./cosmos.ts').then((family) => family.cosmosFamily(prefix)),
  dash: () => import('./bitcoin-like.ts').then(({ checkDash }) => checkDash),
  decred: () => import('./decred.ts').then(({ checkDecred }) => checkDecred),
  digibyte: () => import('./bitcoin-like.ts').then(({ checkDigibyte }) => checkDigibyte),
  dogecoin: () => import('./bitcoin-like.ts').then(({ checkDogecoin }) => checkDogecoin),
  eos: () => import(/* webpackChunkName: "short-families" */ './eos.ts').then(({ checkEos }) => checkEos),
  ergo: () => import('./ergo.ts').then(({ checkErgo }) => checkErgo),
  evm: () => import('./evm.ts').then(({ checkEvm }) => checkEvm),
  filecoin: () => import('./filecoin.ts').then(({ checkFilecoin }) => checkFilecoin),
  firo: () => import('./bitcoin-like.ts').then(({ checkFiro }) => checkFiro),
  groestlcoin: () => import('./groestlcoin.ts').then(({ checkGroestlcoin }) => checkGroestlcoin),
  hedera: () => import('./hedera.ts').then(({ checkHedera }) => checkHedera),
  horizen: () => import('./bitcoin-like.ts').then(({ checkHorizen }) => checkHorizen),
  icon: () =>
    import(/* webpackChunkName: "short-families" */ './hex-account.ts').then(({ checkIcon }) => checkIcon),
  'internet-computer': () =>
    import('./internet-computer.ts').then(({ checkInternetComputer }) => checkInternetComputer),
  iota: () => import('./iota.ts').then(({ checkIota }) => checkIota),
  kaspa: () => import('./kaspa.ts').then(({ checkKaspa }) => checkKaspa),
  kusama: () => import('./substrate.ts').then(({ checkKusama }) => checkKusama),
  lightning: () => import('./lightning.ts').then(({ checkLightning }) => checkLightning),
  litecoin: () => import('./litecoin.ts').then(({ checkLitecoin }) => checkLitecoin),
  monero: () => import('./monero.ts').then(({ checkMonero }) => checkMonero),
  move: () =>
    import(/* webpackChunkName: "short-families" */ './hex-account.ts').then(
      ({ checkMoveAccount }) => checkMoveAccount,
    ),
  multiversx: () => import('./cosmos.ts').then(({ checkMultiversX }) => checkMultiversX),
  nano: () => import('./nano.ts').then(({ checkNano }) => checkNano),
  near: () => import('./near.ts').then(({ checkNear }) => checkNear),
  nem: () => import('./nem.ts').then(({ checkNem }) => checkNem),
  neo: () => import('./bitcoin-like.ts').then(({ checkNeo }) => checkNeo),
  polkadot: () => import('./substrate.ts').then(({ checkPolkadot }) => checkPolkadot),
  qtum: () => import('./bitcoin-like.ts').then(({ checkQtum }) => checkQtum),
  ravencoin: () => import('./bitcoin-like.ts').then(({ checkRavencoin }) => checkRavencoin),
  ripple: () => import('./ripple.ts').then(({ checkRipple }) => checkRipple),
  solana: () => import('./solana.ts').then(({ checkSolana }) => checkSolana),
  stacks: () => import('./stacks.ts').then(({ checkStacks }) => checkStacks),
  stellar: () => import('./stellar.ts').then(({ checkStellar }) => checkStellar),
  tezos: () =>
    import(/* webpackChunkName: "short-families" */ './tezos.ts').then(({ checkTezos }) => checkTezos),
  ton: () => import('./ton.ts').then(({ checkTon }) => checkTon),
  tron: () => import(/* webpackChunkName: "short-families" */ './tron.ts').then(({ checkTron }) => checkTron),
  waves: () => import('./waves.ts').then(({ checkWaves }) => checkWaves),
  zcash: () => import('./zcash.ts').then(({ checkZcash }) => checkZcash),
};

/**
 * Returns the address rule of a network, imported on first use. Null if the network is unknown or the import
 * fails. Then only the pattern and the service's check apply.
 */
export const loadFamily = async (network: Network): Promise<CheckFamily | null> => {
  const row = findNetwork(network);
  try {
    return row && (await LOADERS[row.family](row.prefix));
  } catch {
    return null;
  }
};
