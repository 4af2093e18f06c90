import type { Network } from '@coinlane/shared-contracts/values';

/** Cosmos chains write their prefix before the same 20 or 32 bytes. */
export const COSMOS_PREFIXES: readonly (readonly [network: Network, prefix: string])[] = [
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

/** Networks whose addresses are a prefix and the account or module of a Cosmos chain. */
export const COSMOS_NETWORKS: readonly Network[] = COSMOS_PREFIXES.map(([network]) => network);
