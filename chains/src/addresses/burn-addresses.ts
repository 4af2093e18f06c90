import type { Network } from '@coinlane/shared-contracts/values';

import { accountOf, keyOf } from '../accounts/index.ts';
import type { Account } from '../accounts/index.ts';
import { findNetwork } from '../networks/index.ts';
import { BURN_ADDRESSES, COSMOS_MODULES } from './burn-addresses.table.ts';

/** The shortest key of any network is a 20-byte hash. */
const HASH_OR_KEY = /^(?:[0-9a-f]{2}){20,}$/;
/** Ten equal characters in a row are typed, not the result of a hash. */
const TYPED_BASE58 = /^(?=.*([1-9A-Za-z])\1{9})[1-9A-HJ-NP-Za-km-z]{25,45}$/;

/** Accounts that are a text, which has no key. */
const TEXT_ACCOUNT = /^(?:ardr|name):/;

const SYSTEM_ACCOUNTS: ReadonlyMap<Network, RegExp> = new Map([
  // contracts of the protocol's own virtual machine
  ['egld', /^erd:0{19}1/],
  // accounts of pallets and of parachains
  ...(['dot', 'ksm'] as const).map((network): [Network, RegExp] => [
    network,
    /:(?:6d6f646c|70617261|7369626c)/,
  ]),
  ['hbar', /^hbar:0\.0\.\d{1,3}$/],
  ['fil', /^actor:\d{1,2}$/],
  ...(['eos', 'waxp'] as const).map((network): [Network, RegExp] => [network, /^name:eosio(?:\.|$)/]),
]);
/** `…dead` before or after zeros, and the predeployed contracts of the OP Stack. */
const EVM_SYSTEM = /^evm:(?:0{36}dead|dead0{36}|42000{34}[0-9a-f]{2})$/;

const LISTED: ReadonlyMap<Network, ReadonlySet<Account | null>> = new Map(
  BURN_ADDRESSES.map(([network, addresses]) => [
    network,
    new Set(addresses.map((address) => accountOf(network, address))),
  ]),
);

/**
 * Whether more than half of the bytes of a key are equal, unlike those of a hash: null accounts, precompiles, names and
 * numbers of contracts that belong to the protocol.
 */
const isMostlyOneByte = (key: string): boolean => {
  if (!HASH_OR_KEY.test(key)) return false;
  const counts = new Map<string, number>();
  for (const byte of key.match(/../g) ?? []) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  return Math.max(...counts.values()) > key.length / 4;
};

const isSystemAccount = (id: Account, network: Network): boolean => {
  if (id.startsWith('evm:')) return EVM_SYSTEM.test(id) || LISTED.get('eth')?.has(id) === true;
  if (findNetwork(network)?.family === 'cosmos') return COSMOS_MODULES.has(keyOf(id));
  return SYSTEM_ACCOUNTS.get(network)?.test(id) === true || LISTED.get(network)?.has(id) === true;
};

/**
 * Whether money sent to an address is lost, in any of its spellings: null, burn, genesis and system accounts, and
 * contracts that wrap the chain's own coin.
 */
export const isBurnAddress = (address: string, network: Network): boolean => {
  const id = accountOf(network, address);
  if (id === null) return false;
  const isTyped = isMostlyOneByte(keyOf(id)) || TYPED_BASE58.test(address);
  return (isTyped && !TEXT_ACCOUNT.test(id)) || isSystemAccount(id, network);
};
