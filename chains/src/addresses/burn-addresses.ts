import type { Network } from '@coinlane/shared-contracts/values';

import { accountOf, keyOf } from '../accounts/index.ts';
import type { Account } from '../accounts/index.ts';
import { BURN_ADDRESSES, COSMOS_MODULES } from './burn-addresses.table.ts';

/** Hex digits of a 20-byte hash, the shortest key of any network. */
const SHORTEST_KEY = 40;
/** A person typed ten equal characters in a row: a hash does not have them. */
const TYPED_BASE58 = /^(?=.*([1-9A-Za-z])\1{9})[1-9A-HJ-NP-Za-km-z]{25,45}$/;

const isText = (id: Account): boolean => id.startsWith('ardr:') || id.startsWith('name:');

/** System accounts of each network, by key, number or name. */
const SYSTEM_ACCOUNTS: ReadonlyMap<Network, RegExp> = new Map([
  // contracts of the protocol's own virtual machine
  ['egld', /^0{19}1/],
  // accounts of pallets and parachains
  ...(['dot', 'ksm'] as const).map((network): [Network, RegExp] => [
    network,
    /^(?:6d6f646c|70617261|7369626c)/,
  ]),
  ['hbar', /^0\.0\.\d{1,3}$/],
  ['fil', /^\d{1,2}$/],
  ...(['eos', 'waxp'] as const).map((network): [Network, RegExp] => [network, /^eosio(?:\.|$)/]),
]);
const LISTED: ReadonlySet<string> = new Set(
  BURN_ADDRESSES.flatMap(([network, addresses]) =>
    addresses.map((address) => `${network} ${String(accountOf(network, address))}`),
  ),
);

/**
 * Whether more than half of the bytes of a key are equal. A hash has no such bytes; null accounts, precompiles,
 * and protocol contracts named by text or number do.
 */
const isMostlyOneByte = (key: string): boolean => {
  if (key.length < SHORTEST_KEY) return false;
  const counts = new Map<string, number>();
  for (const [byte] of key.matchAll(/../g)) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  return Math.max(...counts.values()) > key.length / 4;
};

const isSystemAccount = (id: Account, network: Network): boolean => {
  const key = keyOf(id);
  const listedOn = id.startsWith('evm:') ? 'eth' : network;
  if (COSMOS_MODULES.has(key) || LISTED.has(`${listedOn} ${id}`)) return true;
  return SYSTEM_ACCOUNTS.get(network)?.test(key) === true;
};

/**
 * Whether money sent to an address is lost, in any form of the address: null, burn, genesis and system accounts,
 * and contracts that wrap the network's own coin.
 */
export const isBurnAddress = (address: string, network: Network): boolean => {
  const id = accountOf(network, address);
  if (id === null) return false;
  const isTyped = isMostlyOneByte(keyOf(id)) || TYPED_BASE58.test(address);
  return (isTyped && !isText(id)) || isSystemAccount(id, network);
};
