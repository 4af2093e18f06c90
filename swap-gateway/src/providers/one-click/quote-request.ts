import type * as t from 'io-ts';

import { toUnits } from '../../amount.ts';
import { ProviderRefusal } from '../../provider.ts';
import type { ProviderAsset, QuoteRequest } from '../../provider.ts';
import type { QuoteReply } from './codecs.ts';
import { NETWORKS } from './networks.table.ts';
import { REPEATED_FIELDS } from './quote-signature.ts';

/** Half a percent, in basis points. */
const SLIPPAGE = 50;
const SOLVERS_WAIT_MS = 2_000;
const DEADLINE_MS = 2 * 3_600_000;
const BY_NETWORK = new Map(
  Object.values(NETWORKS).flatMap((row) => (row ? [[row.network, row] as const] : [])),
);

/** Network of an asset in the interface of 1Click. Throws a refusal. */
export const rowOf = ({ network }: ProviderAsset) => {
  const row = BY_NETWORK.get(network);
  if (row === undefined) throw new ProviderRefusal('pair_is_inactive', `no network ${network}`);
  return row;
};

/** Number of decimals of an asset, which 1Click always reports. */
export const decimals = (asset: ProviderAsset): number => asset.decimals ?? 0;

export type Recipients = { readonly refundTo: string; readonly recipient: string };

/** Body of `POST /v0/quote`. Throws a refusal for an amount with too many decimals. */
export const bodyOf = (request: QuoteRequest, recipients: Recipients, isDry: boolean, nowMs: number) => {
  const { from, to, side, amount } = request;
  const given = side === 'direct' ? from : to;
  const units = toUnits(amount, decimals(given));
  if (units === null)
    throw new ProviderRefusal('out_of_range', `${amount} has more decimals than ${given.ticker}`);
  return {
    dry: isDry,
    depositMode: rowOf(from).depositMode,
    swapType: side === 'direct' ? 'EXACT_INPUT' : 'EXACT_OUTPUT',
    slippageTolerance: SLIPPAGE,
    originAsset: from.key,
    depositType: 'ORIGIN_CHAIN',
    destinationAsset: to.key,
    amount: units,
    ...recipients,
    refundType: 'ORIGIN_CHAIN',
    recipientType: 'DESTINATION_CHAIN',
    deadline: new Date(nowMs + DEADLINE_MS).toISOString(),
    quoteWaitingTimeMs: SOLVERS_WAIT_MS,
    referral: 'coinlane',
  };
};

/** First signed field that the reply does not repeat unchanged. Null: none. */
export const differsIn = (
  sent: ReturnType<typeof bodyOf>,
  { quoteRequest: echoed }: t.TypeOf<typeof QuoteReply>,
): string | null => REPEATED_FIELDS.find((name) => echoed[name] !== sent[name]) ?? null;
