import type { HttpPort } from '@coinlane/shared-contracts/api';

/** Returns the remaining time for a call in ms. */
export type LimitMs = () => number;

/** Time-out in the browser for data that a page can do without. */
export const SIDE_CALL_MS = 3000;

/** Limits calls for data that a page can do without. Their time-out is shorter than that of other calls. */
export const sideCalls =
  (http: HttpPort, limitMs: LimitMs): HttpPort =>
  (request) =>
    http({ ...request, timeoutMs: limitMs() });
