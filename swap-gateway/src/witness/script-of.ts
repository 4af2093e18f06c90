import { accountOf, isSameAccount } from '@coinlane/chains/addresses';
import type { Network } from '@coinlane/shared-contracts/values';

type ScriptKind = 'key-hash' | 'script-hash';

/** Versions of base58 addresses by network, in hex. An older version of Litecoin's `M…` counts as the newer one. */
const VERSIONS: Readonly<Partial<Record<Network, Readonly<Record<string, ScriptKind>>>>> = {
  btc: { '00': 'key-hash', '05': 'script-hash' },
  bch: { '00': 'key-hash', '05': 'script-hash' },
  btg: { '26': 'key-hash', '17': 'script-hash' },
  dash: { '4c': 'key-hash', '10': 'script-hash' },
  dgb: { '1e': 'key-hash', '3f': 'script-hash' },
  doge: { '1e': 'key-hash', '16': 'script-hash' },
  firo: { '52': 'key-hash', '07': 'script-hash' },
  grs: { '24': 'key-hash', '05': 'script-hash' },
  ltc: { '30': 'key-hash', '32': 'script-hash' },
  qtum: { '3a': 'key-hash', '32': 'script-hash' },
  rvn: { '3c': 'key-hash', '7a': 'script-hash' },
};

const HASH = /^([0-9a-f]{2}):([0-9a-f]{40})$/;
const WITNESS = /^witness(\d{1,2}):((?:[0-9a-f]{2}){2,40})$/;
/** `OP_1` is 0x51; `OP_0` is 0x00. */
const OP_N = 0x50;

const byte = (value: number): string => value.toString(16).padStart(2, '0');

const witnessScript = (version: number, program: string): string =>
  `${byte(version === 0 ? 0 : OP_N + version)}${byte(program.length / 2)}${program}`;

const hashScript = (kind: ScriptKind | undefined, hash: string): string | null => {
  if (kind === undefined) return null;
  return kind === 'key-hash' ? `76a914${hash}88ac` : `a914${hash}87`;
};

/** Output script of an address, in hex. Null: the address has another form, or the network has other scripts. */
export const scriptOf = (network: Network, address: string): string | null => {
  const account = accountOf(network, address) ?? '';
  const [, version, program] = WITNESS.exec(account) ?? [];
  if (version !== undefined && program !== undefined && Number(version) <= 16)
    return witnessScript(Number(version), program);
  const [, kind = '', hash] = HASH.exec(account) ?? [];
  return hash === undefined ? null : hashScript(VERSIONS[network]?.[kind], hash);
};

/** An output of a transaction, as described by a node. */
export type Output = { readonly script: string | null; readonly addresses: readonly string[] };

/**
 * Creates the check whether an output pays an address. Compares scripts, because test chains use another address
 * prefix.
 */
export const paysTo = (network: Network, address: string): ((output: Output) => boolean) => {
  const expected = scriptOf(network, address);
  return ({ script, addresses }) =>
    (expected !== null && script?.toLowerCase() === expected) ||
    addresses.some((one) => isSameAccount(network, one, address));
};
