import type { Network, Ticker } from '@coinlane/shared-contracts/values';

import { isFiat } from './order-kind';
import type { Transaction } from './transaction';

/** Asset of a deposit: the agreed currency, or another one that arrived. */
export type ArrivedAsset = {
  readonly displayTicker: string;
  /** Null: not in the reply, so its details cannot be fetched. */
  readonly ticker: Ticker | null;
  readonly network: Network;
};

/** Asset that arrived or is expected. Null if another one arrived that the reply does not specify. */
export const arrivedAsset = ({ payin, depositNote }: Transaction): ArrivedAsset | null => {
  if (depositNote?.kind !== 'wrongAsset') return payin;
  const { displayTicker, ticker, network } = depositNote;
  return displayTicker === null || network === null ? null : { displayTicker, ticker, network };
};

/**
 * Asset that a refund pays. Null if no wallet address can be validated for it: fiat, an unspecified asset, or
 * another currency (`paidIn`) than the one that arrived.
 */
export const refundAsset = (transaction: Transaction, paidIn: string | null = null): ArrivedAsset | null => {
  const asset = arrivedAsset(transaction);
  if (asset === null || isFiat(asset)) return null;
  return paidIn === null || paidIn === asset.displayTicker ? asset : null;
};
