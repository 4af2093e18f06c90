import type { OpenAttempt, SwapRequest } from '../../domain/swap-form';

/**
 * Attempt to create a swap. The same swap keeps its key and its first estimate, so that a retry after a lost
 * response does not create a second one.
 */
export type Attempt = { readonly request: SwapRequest; readonly key: string };

export type CreatedSwap = { readonly id: string; readonly request: SwapRequest };

/** Fields by which two requests are the same swap. Excludes the estimate, which changes on its own. */
const fingerprintOf = ({ pair, amount, payoutAddress, payoutExtraId }: SwapRequest): string =>
  JSON.stringify([pair.token, pair.from.blockchain, amount, payoutAddress, payoutExtraId]);

/** Open attempt of a request until its response arrives. */
export const toOpenAttempt = ({ request, key }: Attempt): OpenAttempt => ({
  mark: fingerprintOf(request),
  key,
  estimate: request.estimate,
});

/** Key for a new swap, and the open attempt in storage, which can be that of another tab. */
export type Keys = { readonly newKey: string; readonly stored: OpenAttempt | null };

/** Repeats the open attempt of this tab, or the stored one, if it is the same swap. Else uses the new key. */
export const toAttempt = (
  request: SwapRequest,
  own: OpenAttempt | null,
  { newKey, stored }: Keys,
): Attempt => {
  const open = [own, stored].find((attempt) => attempt?.mark === fingerprintOf(request));
  return open
    ? { request: { ...request, estimate: open.estimate }, key: open.key }
    : { request, key: newKey };
};
