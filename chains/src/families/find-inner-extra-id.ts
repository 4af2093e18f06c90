import type { Network } from '@coinlane/shared-contracts/values';

type Find = (address: string) => string | null;

/** Networks with a kind of address that contains the extra ID. */
const FINDERS: ReadonlyMap<Network, () => Promise<Find>> = new Map<Network, () => Promise<Find>>([
  ['xrp', () => import('./ripple.ts').then(({ tagOfXAddress }) => tagOfXAddress)],
  ['xlm', () => import('./stellar.ts').then(({ idOfMuxedAccount }) => idOfMuxedAccount)],
  ['xmr', () => import('./monero.ts').then(({ paymentIdOf }) => paymentIdOf)],
]);

/**
 * Returns the tag, memo or payment ID inside an address (X-address, muxed account, integrated address), or null.
 * Rejects if the family's code fails to load.
 */
export const findInnerExtraId = async (address: string, network: Network): Promise<string | null> => {
  const find = await FINDERS.get(network)?.();
  return find?.(address) ?? null;
};
