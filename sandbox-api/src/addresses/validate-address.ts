import {
  hasTwoExtraIds,
  isExtraIdOf as fitsNetwork,
  isSameDestination,
  lossOf,
  tokenContractsOf,
} from '@coinlane/chains/addresses';
import { loadFamily } from '@coinlane/chains/families';
import type { CheckFamily, FamilyVerdict } from '@coinlane/chains/families';
import { KNOWN_CONTRACTS } from '@coinlane/chains/known-contracts';

import { CURRENCIES, findByTicker, NETWORKS } from '../currencies/index.ts';
import type { Network } from '../currencies/index.ts';
import { SHARED_ACCOUNTS } from './shared-accounts.table.ts';

/** Result of an address check (api contract §3.7). */
export type AddressVerdict = {
  readonly result: boolean;
  readonly message: string | null;
  readonly isActivated?: boolean;
};

type Question = {
  /** Legacy ticker, or code of a network. */
  readonly currency: string;
  readonly address: string;
  readonly extraId: string;
};

/** Capacity of the largest QR code. */
const MAX_ADDRESS_LENGTH = 4_296;

/**
 * Networks that a word can mean, first as a legacy ticker, then as a network code. `bnb` is a token on Ethereum,
 * but also a network. Empty if both are unknown, or for fiat.
 */
export const networksOf = (tickerOrNetwork: string): readonly Network[] => {
  const word = tickerOrNetwork.toLowerCase();
  const codes = new Set([findByTicker(word)?.network ?? word, word]);
  return [...codes].flatMap((code) => NETWORKS.get(code) ?? []);
};

const CHECKS: ReadonlyMap<string, CheckFamily | null> = new Map(
  await Promise.all([...NETWORKS.keys()].map(async (code) => [code, await loadFamily(code)] as const)),
);

const familyVerdict = ({ code }: Network, address: string): FamilyVerdict =>
  address.length > MAX_ADDRESS_LENGTH ? 'NotThisFamily' : (CHECKS.get(code)?.(address) ?? 'NotThisFamily');

export const isAddressOf = (network: Network, address: string): boolean =>
  familyVerdict(network, address) === 'Valid';

const CONTRACTS = [...KNOWN_CONTRACTS, ...tokenContractsOf(CURRENCIES)];

const reasonOfLoss = ({ code }: Network, address: string): string | null => {
  const loss = lossOf(address, code, CONTRACTS);
  if (loss === null) return null;
  return loss._tag === 'TokenContract' ? 'Address is a token contract' : 'Address cannot receive payments';
};

/** Whether money sent to a valid address is lost: burn and system accounts, and token contracts. */
export const isLostAt = (network: Network, address: string): boolean =>
  reasonOfLoss(network, address) !== null;

/** Whether money can be sent to the address. */
export const isPayable = (network: Network, address: string): boolean =>
  isAddressOf(network, address) && !isLostAt(network, address);

/** Whether the extra ID of an account with many owners is missing, both inside and next to the address. */
const lacksExtraId = ({ code, extraId: kind }: Network, extraId: string, address: string): boolean =>
  kind !== null &&
  [...SHARED_ACCOUNTS].some((shared) =>
    isSameDestination(code, { address: shared, extraId: null }, { address, extraId }),
  );

/**
 * Whether an extra ID is valid on the network, and does not contradict one inside the address. An empty one is
 * valid if none is needed.
 */
export const isExtraIdOf = (network: Network, text: string, address: string): boolean =>
  text === ''
    ? !lacksExtraId(network, text, address)
    : fitsNetwork(network.code, text) && !hasTwoExtraIds(network.code, { address, extraId: text });

/** Ledgers whose accounts must be activated by a first payment. */
const hasActivation = ({ code }: Network): boolean => code === 'xrp' || code === 'xlm';

/** Checks an address on a known network. Messages as in spec §5. */
const validateOn = (network: Network, question: Question): AddressVerdict => {
  const verdict = familyVerdict(network, question.address);
  if (verdict === 'ChecksumMismatch') return { result: false, message: 'Invalid checksum' };
  if (verdict !== 'Valid') return { result: false, message: 'Invalid address' };
  const loss = reasonOfLoss(network, question.address);
  if (loss !== null) return { result: false, message: loss };
  if (lacksExtraId(network, question.extraId, question.address))
    return { result: false, message: 'Extra Id is required' };
  if (!isExtraIdOf(network, question.extraId, question.address))
    return { result: false, message: 'Invalid extra id' };
  return { result: true, message: null, ...(hasActivation(network) ? { isActivated: true } : {}) };
};

/** Network of a legacy ticker, or of a network code if no currency has this ticker (api contract §3.7). */
const networkNamed = (tickerOrNetwork: string): Network | undefined => {
  const word = tickerOrNetwork.toLowerCase();
  return NETWORKS.get(findByTicker(word)?.network ?? word);
};

/** Checks an address on the given network. Null: unknown network. */
export const validateAddress = (question: Question): AddressVerdict | null => {
  const network = networkNamed(question.currency);
  return network === undefined ? null : validateOn(network, question);
};
