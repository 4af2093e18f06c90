import type { Network } from '@coinlane/shared-contracts/values';

import { findInnerExtraId, findOtherNetworks, loadFamily } from '../families/index.ts';
import type { FamilyVerdict } from '../families/index.ts';
import { networkName } from '../networks/index.ts';
import { isBurnAddress } from './burn-addresses.ts';
import { isTokenContract } from './is-token-contract.ts';
import type { TokenContract } from './is-token-contract.ts';
import { isKeyOrHash } from './key-or-hash.ts';
import { mismatchReason, suspiciousTextOf } from './suspicious-text.ts';
import type { Strangeness } from './suspicious-text.ts';

export type AddressQuestion = {
  /** Trimmed and not empty. */
  readonly address: string;
  readonly network: Network;
  /** Contracts of listed tokens (`tokenContractsOf`). */
  readonly contracts: readonly TokenContract[];
  /** Whether the service's pattern for the currency matches. Null: there is no pattern. */
  readonly matchesPattern: boolean | null;
};

/** Result of the checks of an address. */
export type AddressVerdict =
  | { readonly _tag: 'PatternMismatch' }
  /** The text has a recognisable problem that no address has (fault matrix B03). */
  | { readonly _tag: 'StrangeText'; readonly strangeness: Strangeness }
  /** Correct alphabet and length, but a wrong checksum: a character is missing or changed. */
  | { readonly _tag: 'ChecksumMismatch' }
  /**
   * An address of the network that cannot receive this payment: on a test network, a stake address, or confidential.
   */
  | { readonly _tag: 'UnpayableKind' }
  | { readonly _tag: 'TokenContract' }
  /** A null, burn, genesis or system account. */
  | { readonly _tag: 'NobodysAddress' }
  /** Valid on other networks only. */
  | {
      readonly _tag: 'OtherChain';
      readonly networks: readonly Network[];
      /** Display names of the networks. */
      readonly names: readonly string[];
    }
  | {
      readonly _tag: 'Valid';
      readonly address: string;
      /** The tag or memo inside the address: X-address, muxed account. */
      readonly innerExtraId?: string;
    };

/** Default pattern of spec §5, for a network without a rule and a pattern. */
const DEFAULT_PATTERN = /^[A-Za-z0-9_-]{1,256}$/;

const otherChain = (networks: readonly Network[]): AddressVerdict => ({
  _tag: 'OtherChain',
  networks,
  names: networks.map(networkName),
});

const strange = (strangeness: Strangeness): AddressVerdict => ({ _tag: 'StrangeText', strangeness });

/** Returns the reason if money sent to a valid address is lost, else null. */
export const lossOf = (
  address: string,
  network: Network,
  contracts: readonly TokenContract[],
): Extract<AddressVerdict, { readonly _tag: 'NobodysAddress' | 'TokenContract' }> | null => {
  if (isBurnAddress(address, network)) return { _tag: 'NobodysAddress' };
  return isTokenContract(address, network, contracts) ? { _tag: 'TokenContract' } : null;
};

const explainMismatch = async ({ address, network, contracts }: AddressQuestion): Promise<AddressVerdict> => {
  const networks = await findOtherNetworks(address, network);
  const losses = networks.map((other) => lossOf(address, other, contracts));
  const payable = networks.filter((_, at) => losses[at] === null);
  if (payable.length > 0) return otherChain(payable);
  const [loss] = losses;
  if (loss) return loss;
  if (isKeyOrHash(address)) return strange('KeyOrHash');
  const strangeness = mismatchReason(address, network);
  if (strangeness === 'Doubled' && !(await isPayable(address.slice(address.length / 2), network)))
    return { _tag: 'PatternMismatch' };
  return strangeness === null ? { _tag: 'PatternMismatch' } : strange(strangeness);
};

/** Checks an address of a network without a rule: the service's pattern, else the default pattern. */
const withoutFamily = ({ address, matchesPattern }: AddressQuestion): FamilyVerdict =>
  (matchesPattern ?? (DEFAULT_PATTERN.test(address) && !isKeyOrHash(address))) ? 'Valid' : 'NotThisFamily';

const checkValid = async ({ address, network }: AddressQuestion): Promise<AddressVerdict> => {
  // the code failed to load: the form then asks for the extra ID as usual
  const innerExtraId = await findInnerExtraId(address, network).catch(() => null);
  return innerExtraId === null ? { _tag: 'Valid', address } : { _tag: 'Valid', address, innerExtraId };
};

/**
 * Checks an address locally: suspicious text, burn addresses and token contracts, the network's checksum, and the
 * service's pattern. Also finds other networks of the address. Never rejects.
 */
export const checkAddress = async (question: AddressQuestion): Promise<AddressVerdict> => {
  const { address, network, contracts, matchesPattern } = question;
  const strangeness = suspiciousTextOf(address);
  if (strangeness !== null) return strange(strangeness);
  const loss = lossOf(address, network, contracts);
  if (loss !== null) return loss;
  const family = await loadFamily(network);
  const chain = family === null ? withoutFamily(question) : family(address);
  switch (chain) {
    case 'ChecksumMismatch':
    case 'UnpayableKind':
      return { _tag: chain };
    case 'NotThisFamily':
      return explainMismatch(question);
    case 'Valid':
      return matchesPattern === false ? { _tag: 'UnpayableKind' } : checkValid(question);
  }
};

/**
 * Whether coins can be sent to an address, by the rules of its network and without a list of tokens. Never rejects.
 */
export const isPayable = async (address: string, network: Network): Promise<boolean> =>
  (await checkAddress({ address, network, contracts: [], matchesPattern: null }))._tag === 'Valid';
