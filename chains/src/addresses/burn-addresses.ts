import type { Network } from '@coinlane/shared-contracts/values';

import { accountOf, keyOf } from '../accounts/index.ts';
import type { Account } from '../accounts/index.ts';
import { BURN_ADDRESSES, COSMOS_MODULES } from './burn-addresses.table.ts';

/** Hex digits of a 20-byte hash, the shortest key of any network. */
const SHORTEST_KEY = 40;
/** Ten equal characters in a row are typed, not the result of a hash. */
const TYPED_BASE58 = /^(?=.*([1-9A-Za-z])\1{9})[1-9A-HJ-NP-Za-km-z]{25,45}$/;

/** Whether an account is a text, which has no key. */
const isText = (id: Account): boolean => id.startsWith('ardr:') || id.startsWith('name:');

/** By the key, number or name of an account. */
const SYSTEM_ACCOUNTS: ReadonlyMap<Network, RegExp> = new Map([
  // contracts of the protocol's own virtual machine
  ['egld', /^0{19}1/],
  // accounts of pallets and of parachains
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
 * Whether more than half of the bytes of a key are equal, unlike those of a hash: null accounts, precompiles, names and
 * numbers of contracts that belong to the protocol.
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
 * Whether money sent to an address is lost, in any of its spellings: null, burn, genesis and system accounts, and
 * contracts that wrap the chain's own coin.
 */
export const isBurnAddress = (address: string, network: Network): boolean => {
  const id = accountOf(network, address);
  if (id === null) return false;
  const isTyped = isMostlyOneByte(keyOf(id)) || TYPED_BASE58.test(address);
  return (isTyped && !isText(id)) || isSystemAccount(id, network);
};
