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

/** The asset that arrived or is expected. Null if another one arrived and the reply does not name it. */
export const arrivedAsset = ({ payin, depositNote }: Transaction): ArrivedAsset | null => {
  if (depositNote?.kind !== 'wrongAsset') return payin;
  const { displayTicker, ticker, network } = depositNote;
  return displayTicker === null || network === null ? null : { displayTicker, ticker, network };
};

/**
 * The asset a refund pays out. Null if no wallet address can be validated for it: fiat money, an unnamed asset, or
 * another currency (`paidIn`) than the one that arrived.
 */
export const refundAsset = (transaction: Transaction, paidIn: string | null = null): ArrivedAsset | null => {
  const asset = arrivedAsset(transaction);
  if (asset === null || isFiat(asset)) return null;
  return paidIn === null || paidIn === asset.displayTicker ? asset : null;
};
