import type { OpenAttempt, SwapRequest } from '../../domain/swap-form';

/**
 * Attempt to create a swap. The same swap keeps its key and its first estimate, so that a lost response never creates
 * two.
 */
export type Attempt = {
  readonly request: SwapRequest;
  readonly key: string;
  /**
   * Key for another request if the service knows `key` with another body. Set if the estimate of the first request is
   * unknown: its body cannot be repeated.
   */
  readonly keyAfterConflict: string | null;
};

/** A created swap. */
export type CreatedSwap = { readonly id: string; readonly request: SwapRequest };

/** The fields that make two requests the same swap; the estimate changes by itself. */
const fingerprintOf = ({ pair, amount, payoutAddress, payoutExtraId }: SwapRequest): string =>
  JSON.stringify([pair.token, pair.from.blockchain, amount, payoutAddress, payoutExtraId]);

/** Open attempt of a request until its response arrives. An unknown estimate stays unknown. */
export const toOpenAttempt = ({ request, key, keyAfterConflict }: Attempt): OpenAttempt => ({
  mark: fingerprintOf(request),
  key,
  estimate: keyAfterConflict === null ? request.estimate : '',
});

/** Repeats the open attempt if it is the same swap, else uses a new key. */
export const toAttempt = (request: SwapRequest, open: OpenAttempt | null, newKey: string): Attempt => {
  if (open?.mark !== fingerprintOf(request)) return { request, key: newKey, keyAfterConflict: null };
  const { key, estimate } = open;
  return estimate === ''
    ? { request, key, keyAfterConflict: newKey }
    : { request: { ...request, estimate }, key, keyAfterConflict: null };
};
