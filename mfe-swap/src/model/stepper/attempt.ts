import type { OpenAttempt, SwapRequest } from '../../domain/swap-form';

/**
 * Attempt to create a swap. The same swap keeps its key and its first estimate, so that a lost response never creates
 * two.
 */
export type Attempt = { readonly request: SwapRequest; readonly key: string };

/** A created swap. */
export type CreatedSwap = { readonly id: string; readonly request: SwapRequest };

/** The fields that make two requests the same swap; the estimate changes by itself. */
const fingerprintOf = ({ pair, amount, payoutAddress, payoutExtraId }: SwapRequest): string =>
  JSON.stringify([pair.token, pair.from.blockchain, amount, payoutAddress, payoutExtraId]);

/** Open attempt of a request until its response arrives. */
export const toOpenAttempt = ({ request, key }: Attempt): OpenAttempt => ({
  mark: fingerprintOf(request),
  key,
  estimate: request.estimate,
});

/** Repeats the open attempt if it is the same swap, else uses a new key. */
export const toAttempt = (request: SwapRequest, open: OpenAttempt | null, newKey: string): Attempt =>
  open?.mark === fingerprintOf(request)
    ? { request: { ...request, estimate: open.estimate }, key: open.key }
    : { request, key: newKey };
