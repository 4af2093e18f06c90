import type { Network } from '@coinlane/shared-contracts/values';

type Find = (address: string) => string | null;

/** The chains that have a kind of address with the extra id inside it. */
const FINDERS: ReadonlyMap<Network, () => Promise<Find>> = new Map<Network, () => Promise<Find>>([
  ['xrp', () => import('./ripple.ts').then(({ tagOfXAddress }) => tagOfXAddress)],
  ['xlm', () => import('./stellar.ts').then(({ idOfMuxedAccount }) => idOfMuxedAccount)],
  ['xmr', () => import('./monero.ts').then(({ paymentIdOf }) => paymentIdOf)],
]);

/**
 * The tag, memo or payment id that an address carries (X-address, muxed account, integrated address); null: none.
 * Rejects when the family's code cannot be fetched.
 */
export const findInnerExtraId = async (address: string, network: Network): Promise<string | null> => {
  const find = await FINDERS.get(network)?.();
  return find?.(address) ?? null;
};
