import type { Currency } from '../currencies/index.ts';
import { NETWORKS } from '../currencies/index.ts';
import { drawAddress } from '../drawn-addresses/index.ts';
import { seededFraction } from '../seed.ts';

/** Deposit target: an address on the currency's network and, if the network uses one, the extra ID. */
export type PayinTarget = {
  readonly address: string;
  readonly extraId: string | null;
  readonly extraIdName: string | null;
};

const NOWHERE: PayinTarget = { address: '', extraId: null, extraIdName: null };

/** Creates a valid target on the network, always the same for one order. Null for fiat. */
export const payinTargetOf = (currency: Currency, transactionId: string): PayinTarget => {
  const network = NETWORKS.get(currency.network);
  if (network === undefined || currency.isFiat) return NOWHERE;
  const words = `payin:${currency.network}:${transactionId}`;
  return {
    address: drawAddress(network, words),
    extraId:
      network.extraId === null ? null : String(100_000_000 + Math.floor(seededFraction(words) * 899_999_999)),
    extraIdName: network.extraId?.name ?? null,
  };
};
