import type { OpenAttempt, SwapRequest } from '../../domain/swap-form';

/** A swap that is being asked for. The same swap keeps its key, so that a lost answer never makes two. */
export type Attempt = { readonly request: SwapRequest; readonly key: string };

/** A swap that was made. */
export type CreatedSwap = { readonly id: string; readonly request: SwapRequest };

/** The fields that make two requests the same swap; the estimate changes by itself. */
export const markOf = ({ pair, amount, payoutAddress, payoutExtraId }: SwapRequest): string =>
  JSON.stringify([pair.token, pair.from.blockchain, amount, payoutAddress, payoutExtraId]);

/** The key of the open attempt where it was for the same swap, else a new one. */
export const toAttempt = (request: SwapRequest, open: OpenAttempt | null, newKey: string): Attempt => ({
  request,
  key: open?.mark === markOf(request) ? open.key : newKey,
});
