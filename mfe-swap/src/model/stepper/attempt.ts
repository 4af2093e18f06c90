import type { OpenAttempt, SwapRequest } from '../../domain/swap-form';

/** Attempt to create a swap. The same swap keeps its key, so that a lost response never creates two. */
export type Attempt = { readonly request: SwapRequest; readonly key: string };

/** A created swap. */
export type CreatedSwap = { readonly id: string; readonly request: SwapRequest };

/** The fields that make two requests the same swap; the estimate changes by itself. */
export const fingerprintOf = ({ pair, amount, payoutAddress, payoutExtraId }: SwapRequest): string =>
  JSON.stringify([pair.token, pair.from.blockchain, amount, payoutAddress, payoutExtraId]);

/** Reuses the key of the open attempt for the same swap, else uses a new one. */
export const toAttempt = (request: SwapRequest, open: OpenAttempt | null, newKey: string): Attempt => ({
  request,
  key: open?.mark === fingerprintOf(request) ? open.key : newKey,
});
