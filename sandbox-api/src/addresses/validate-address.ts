import { isSameAccount, lossOf, tokenContractsOf } from '@coinlane/chains/addresses';
import { findInnerExtraId, loadFamily } from '@coinlane/chains/families';
import type { CheckFamily, FamilyVerdict } from '@coinlane/chains/families';

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

const CHECKS: ReadonlyMap<string, CheckFamily | null> = new Map(
  await Promise.all([...NETWORKS.keys()].map(async (code) => [code, await loadFamily(code)] as const)),
);

const familyVerdict = ({ code }: Network, address: string): FamilyVerdict =>
  address.length > LONGEST_ADDRESS ? 'NotThisFamily' : (CHECKS.get(code)?.(address) ?? 'NotThisFamily');

/** Whether an address is one of the chain. */
export const isAddressOf = (network: Network, address: string): boolean =>
  familyVerdict(network, address) === 'Valid';

const CONTRACTS = tokenContractsOf(CURRENCIES);

const reasonOfLoss = ({ code }: Network, address: string): string | null => {
  const loss = lossOf(address, code, CONTRACTS);
  if (loss === null) return null;
  return loss._tag === 'TokenContract' ? 'Address is a token contract' : 'Address cannot receive payments';
};

/** Whether the chain takes the address and the money is lost: burn and system accounts, token contracts. */
export const isLostAt = (network: Network, address: string): boolean =>
  reasonOfLoss(network, address) !== null;

/** Whether money can be sent there. */
export const isPayable = (network: Network, address: string): boolean =>
  isAddressOf(network, address) && !isLostAt(network, address);

/** Whether an extra id is one of the chain; an empty one is. */
export const isExtraIdOf = ({ extraId }: Network, text: string): boolean =>
  text === '' || (extraId !== null && new RegExp(extraId.pattern).test(text));

const isSharedAccount = ({ code }: Network, address: string): boolean =>
  [...SHARED_ACCOUNTS].some((shared) => isSameAccount(code, shared, address));

/** Whether an account of many owners comes without an extra id, beside the address or inside it. */
const lacksExtraId = async (network: Network, { address, extraId }: Question): Promise<boolean> =>
  network.extraId !== null &&
  extraId === '' &&
  isSharedAccount(network, address) &&
  (await findInnerExtraId(address, network.code)) === null;

/** The ledgers on which an account must be activated by its first payment. */
const hasActivation = ({ code }: Network): boolean => code === 'xrp' || code === 'xlm';

/** Checks an address of a known chain; the messages are those of spec §5. */
const judgeOn = async (network: Network, question: Question): Promise<AddressVerdict> => {
  const verdict = familyVerdict(network, question.address);
  if (verdict === 'ChecksumMismatch') return { result: false, message: 'Invalid checksum' };
  if (verdict !== 'Valid') return { result: false, message: 'Invalid address' };
  const loss = reasonOfLoss(network, question.address);
  if (loss !== null) return { result: false, message: loss };
  if (await lacksExtraId(network, question)) return { result: false, message: 'Extra Id is required' };
  if (network.extraId !== null && !isExtraIdOf(network, question.extraId))
    return { result: false, message: 'Invalid extra id' };
  return { result: true, message: null, ...(hasActivation(network) ? { isActivated: true } : {}) };
};

/** The network of a legacy ticker; of a network's code, if no currency has this ticker (api contract §3.7). */
const networkNamed = (tickerOrNetwork: string): Network | undefined => {
  const word = tickerOrNetwork.toLowerCase();
  return NETWORKS.get(findByTicker(word)?.network ?? word);
};

/** Checks an address on the network that is named; null: the network is unknown. */
export const judgeAddress = async (question: Question): Promise<AddressVerdict | null> => {
  const network = networkNamed(question.currency);
  return network === undefined ? null : judgeOn(network, question);
};
