import { lossOf, tokenContractsOf } from '@coinlane/chains/addresses';

import { familyNamed } from '../address-families/index.ts';
import type { AddressFamily } from '../address-families/index.ts';
import { CURRENCIES, findByTicker, NETWORKS } from '../currencies/index.ts';
import type { Network } from '../currencies/index.ts';
import { SHARED_ACCOUNTS } from './shared-accounts.table.ts';

/** What the check of an address answers (api contract §3.7). */
export type AddressVerdict = {
  readonly result: boolean;
  readonly message: string | null;
  readonly isActivated?: boolean;
};

type Question = {
  /** A legacy ticker, or the code of a network. */
  readonly currency: string;
  readonly address: string;
  readonly extraId: string;
};

/** What the largest QR code holds. */
const LONGEST_ADDRESS = 4_296;

/**
 * The chains a word may mean, as a legacy ticker first, then as a network's code: `bnb` is a token on Ethereum and
 * a chain of its own. None where neither is known, or it is fiat.
 */
export const networksOf = (tickerOrNetwork: string): readonly Network[] => {
  const word = tickerOrNetwork.toLowerCase();
  const codes = new Set([findByTicker(word)?.network ?? word, word]);
  return [...codes].flatMap((code) => NETWORKS.get(code) ?? []);
};

/** How addresses of the chain look. */
export const familyOf = (network: Network): AddressFamily => familyNamed(network.addressFamily);

/** Whether the pattern takes the address. */
const matchesPattern = (family: AddressFamily, address: string): boolean =>
  address.length <= LONGEST_ADDRESS && new RegExp(family.pattern).test(address);

/** Whether an address is one of the chain: pattern and checksum. */
export const isAddressOf = (network: Network, address: string): boolean => {
  const family = familyOf(network);
  return matchesPattern(family, address) && family.hasValidChecksum(address);
};

const CONTRACTS = tokenContractsOf(CURRENCIES);

/** Whether the chain takes the address and the money is lost: burn and system accounts, token contracts. */
export const isLostAt = ({ code }: Network, address: string): boolean =>
  lossOf(address, code, CONTRACTS) !== null;

/** Whether money can be sent there. */
export const isPayable = (network: Network, address: string): boolean =>
  isAddressOf(network, address) && !isLostAt(network, address);

const isExtraIdFine = ({ extraIdPattern }: Network, extraId: string): boolean =>
  extraIdPattern === null || extraId === '' || new RegExp(extraIdPattern).test(extraId);

const needsExtraId = ({ extraIdName }: Network, { address, extraId }: Question): boolean =>
  extraIdName !== null && extraId === '' && SHARED_ACCOUNTS.has(address);

/** The ledgers on which an account must be activated by its first payment. */
const hasActivation = ({ code }: Network): boolean => code === 'xrp' || code === 'xlm';

/** Checks an address of a known chain; the messages are those of spec §5. */
const judgeOn = (network: Network, question: Question): AddressVerdict => {
  const family = familyOf(network);
  if (!matchesPattern(family, question.address)) return { result: false, message: 'Invalid address' };
  if (!family.hasValidChecksum(question.address)) return { result: false, message: 'Invalid checksum' };
  if (needsExtraId(network, question)) return { result: false, message: 'Extra Id is required' };
  if (!isExtraIdFine(network, question.extraId)) return { result: false, message: 'Invalid extra id' };
  return { result: true, message: null, ...(hasActivation(network) ? { isActivated: true } : {}) };
};

/** The network of a legacy ticker; of a network's code, if no currency has this ticker (api contract §3.7). */
const networkNamed = (tickerOrNetwork: string): Network | undefined => {
  const word = tickerOrNetwork.toLowerCase();
  return NETWORKS.get(findByTicker(word)?.network ?? word);
};

/** Checks an address on the network that is named; null: the network is unknown. */
export const judgeAddress = (question: Question): AddressVerdict | null => {
  const network = networkNamed(question.currency);
  return network === undefined ? null : judgeOn(network, question);
};
