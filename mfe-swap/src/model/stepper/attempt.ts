import type { SwapRequest } from '../../domain/swap-form';

/** A swap that is being asked for. The same request keeps its key, so that a lost answer never makes two swaps. */
export type Attempt = { readonly request: SwapRequest; readonly key: string };

/** A swap that was made. */
export type CreatedSwap = { readonly id: string; readonly request: SwapRequest };

const isSame = (one: SwapRequest, other: SwapRequest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The open attempt where it was for the same swap, else a new one under a new key. */
export const toAttempt = (request: SwapRequest, open: Attempt | null, newKey: string): Attempt =>
  open !== null && isSame(open.request, request) ? open : { request, key: newKey };
