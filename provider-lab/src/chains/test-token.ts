import { keccak_256 } from '@noble/hashes/sha3.js';

import type { RpcCall } from './json-rpc.ts';

/**
 * Contract of the test token: that of USDT on Ethereum, so that the site knows it. On a local chain, it has the
 * code below.
 */
export const TEST_TOKEN = '0xdac17f958d2ee523a2206206994597c13d831ec7';
const SUPPLY_PER_KEY = 10n ** 13n;

const OPCODES = {
  ...{ ADD: '01', SUB: '03', LT: '10', EQ: '14', SHR: '1c', CALLER: '33', CALLDATALOAD: '35', MSTORE: '52' },
  ...{ SLOAD: '54', SSTORE: '55', JUMPI: '57', JUMPDEST: '5b', DUP1: '80', DUP2: '81', SWAP1: '90' },
  ...{ LOG3: 'a3', RETURN: 'f3', REVERT: 'fd' },
} as const;

type Op = keyof typeof OPCODES;
/** An instruction, bytes to push, a jump target to push, or a jump target. */
type Step = Op | { readonly push: string } | { readonly to: string } | { readonly at: string };

const push = (bytes: string): Step => ({ push: bytes });
/** First four bytes of the hash of a function. */
const selector = (signature: string): string =>
  Buffer.from(keccak_256(new TextEncoder().encode(signature)))
    .toString('hex')
    .slice(0, 8);
const topic = (signature: string): string =>
  Buffer.from(keccak_256(new TextEncoder().encode(signature))).toString('hex');

/** Topic of the event of a token transfer. */
export const TRANSFER_TOPIC = `0x${topic('Transfer(address,address,uint256)')}`;

const RETURN_WORD: readonly Step[] = [push('00'), 'MSTORE', push('20'), push('00'), 'RETURN'];
const when = (signature: string, target: string): readonly Step[] => [
  ...(['DUP1', push(selector(signature)), 'EQ', { to: target }, 'JUMPI'] as const),
];

/** `transfer`, `balanceOf` and `decimals`. The slot of a balance is the address itself. */
const PROGRAM: readonly Step[] = [
  ...([push('00'), 'CALLDATALOAD', push('e0'), 'SHR'] as const),
  ...when('transfer(address,uint256)', 'transfer'),
  ...when('balanceOf(address)', 'balanceOf'),
  ...when('decimals()', 'decimals'),
  ...([{ at: 'refuse' }, push('00'), push('00'), 'REVERT'] as const),
  ...([{ at: 'balanceOf' }, push('04'), 'CALLDATALOAD', 'SLOAD', ...RETURN_WORD] as const),
  ...([{ at: 'decimals' }, push('06'), ...RETURN_WORD] as const),
  ...([{ at: 'transfer' }, push('24'), 'CALLDATALOAD', 'CALLER', 'SLOAD'] as const),
  ...(['DUP2', 'DUP2', 'LT', { to: 'refuse' }, 'JUMPI'] as const),
  ...(['DUP2', 'SWAP1', 'SUB', 'CALLER', 'SSTORE'] as const),
  ...([push('04'), 'CALLDATALOAD', 'SLOAD', 'DUP2', 'ADD', push('04'), 'CALLDATALOAD', 'SSTORE'] as const),
  ...([push('00'), 'MSTORE', push('04'), 'CALLDATALOAD', 'CALLER', push(TRANSFER_TOPIC.slice(2))] as const),
  ...([push('20'), push('00'), 'LOG3', push('01'), ...RETURN_WORD] as const),
];

const sizeOf = (step: Step): number => {
  if (typeof step === 'string' || 'at' in step) return 1;
  return 'to' in step ? 3 : 1 + step.push.length / 2;
};

const assemble = (program: readonly Step[]): string => {
  const places = new Map<string, number>();
  let size = 0;
  for (const step of program) {
    if (typeof step !== 'string' && 'at' in step) places.set(step.at, size);
    size += sizeOf(step);
  }
  const codeOf = (step: Step): string => {
    if (typeof step === 'string') return OPCODES[step];
    if ('at' in step) return OPCODES.JUMPDEST;
    if ('to' in step) return `61${(places.get(step.to) ?? 0).toString(16).padStart(4, '0')}`;
    return `${(0x5f + step.push.length / 2).toString(16)}${step.push}`;
  };
  return `0x${program.map(codeOf).join('')}`;
};

const word = (hex: string): string => hex.replace('0x', '').toLowerCase().padStart(64, '0');

/** Deploys the test token if it is missing, and gives an amount to each key. */
export const deployTestToken = async (call: RpcCall, addresses: readonly string[]): Promise<void> => {
  if ((await call('eth_getCode', TEST_TOKEN, 'latest')) !== '0x') return;
  for (const address of addresses)
    await call(
      'anvil_setStorageAt',
      TEST_TOKEN,
      `0x${word(address)}`,
      `0x${word(SUPPLY_PER_KEY.toString(16))}`,
    );
  await call('anvil_setCode', TEST_TOKEN, assemble(PROGRAM));
  await call('evm_mine');
};

/** Call data that sends tokens. */
export const transferData = (to: string, units: bigint): string =>
  `0x${selector('transfer(address,uint256)')}${word(to)}${word(units.toString(16))}`;

/** Call data that reads a balance. */
export const balanceData = (address: string): string => `0x${selector('balanceOf(address)')}${word(address)}`;
