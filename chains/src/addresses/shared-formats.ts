import type { Network } from '@coinlane/shared-contracts/values';

import { accountOf, keyOf } from '../accounts/index.ts';
import { loadFamily } from '../families/index.ts';
import { encodeBase58Check } from '../families/base58check.ts';
import { encodeCashAddress } from '../families/cash-address.ts';

type SharedFormat = {
  readonly looks: RegExp;
  /** Networks whose addresses are ambiguous. */
  readonly on: readonly Network[];
  /**
   * The only network that the text can belong to if it is read as one of `on`, because of its ending. Missing: any
   * of `on`.
   */
  readonly writtenFor?: Network;
};

/**
 * Formats shared by networks on which different people own the same address: neither prefix nor checksum
 * identifies the network. Omni is on Bitcoin. Networks on which one key owns the same address (EVM networks, the
 * two Terra networks) are not listed.
 */
// Stryker disable Regex: only avoids loading rules; the verdict of each network decides
const SHARED_FORMATS: readonly SharedFormat[] = [
  { looks: /^1/, on: ['btc', 'bch', 'bsv'] },
  { looks: /^3/, on: ['btc', 'bch', 'bsv', 'ltc'] },
  { looks: /^M/, on: ['ltc', 'qtum'] },
  { looks: /^A/, on: ['btg', 'neo'] },
  { looks: /^D/, on: ['doge', 'dgb'] },
  { looks: /^0x/, on: ['sui', 'apt'] },
  { looks: /^[a-z1-5.]{1,12}$/, on: ['eos', 'waxp'] },
  { looks: /\.near$/, on: ['eos', 'waxp'], writtenFor: 'near' },
];
// Stryker restore Regex

/** Networks on which another owner has the same valid address. Empty if their rules failed to load. */
export const sharedWith = async (address: string, network: Network): Promise<readonly Network[]> => {
  const chain = network === 'omni' ? 'btc' : network;
  const others = SHARED_FORMATS.filter(({ looks, on }) => looks.test(address) && on.includes(chain)).flatMap(
    ({ on, writtenFor }) => (writtenFor === undefined ? on.filter((other) => other !== chain) : writtenFor),
  );
  const verdicts = await Promise.all(
    others.map(async (other) => (await loadFamily(other))?.(address) === 'Valid'),
  );
  return others.filter((_, at) => verdicts[at] === true);
};

const LITECOIN_P2SH = 0x32;
/** Type bits of CashAddr for a 20-byte hash. */
const CASH_TYPES: Readonly<Record<string, number>> = { '00': 0x00, '05': 0x08 };

/** Form of an address that is valid on fewer networks: `M…` for `3…`, CashAddr for legacy. Null: none. */
export const saferSpelling = (address: string, network: Network): string | null => {
  const account = accountOf(network, address);
  if (account === null) return null;
  if (network === 'ltc' && address.startsWith('3')) return encodeBase58Check(LITECOIN_P2SH, keyOf(account));
  const type = CASH_TYPES[account.slice(0, 2)];
  return network === 'bch' && /^[13]/.test(address) && type !== undefined
    ? encodeCashAddress('bitcoincash', type, keyOf(account))
    : null;
};
