import { loadFamily } from '@coinlane/chains/families';

/** How the addresses of a kind of chain look, are checked and are made. */
export type AddressFamily = {
  /** A regular expression's source; what the service sends as `regex` (spec §3 "Currency info"). */
  readonly pattern: string;
  /** Asked only of an address that matches the pattern. */
  readonly hasValidChecksum: (address: string) => boolean;
  /** A valid address, always the same for the same words. */
  readonly draw: (words: string) => string;
};

/** The check of a network's own addresses. Throws when the network has none. */
export const checksumOf = async (network: string): Promise<AddressFamily['hasValidChecksum']> => {
  const check = await loadFamily(network);
  if (check === null) throw new Error(`no rule for addresses of ${network}`);
  return (address) => check(address) === 'Valid';
};
