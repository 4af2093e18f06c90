import type { HttpPort } from '@coinlane/shared-contracts/api';

/** Remaining time for a call in ms. */
export type LimitMs = () => number;

/** Timeout in the browser for data that a page can do without. */
export const SIDE_CALL_MS = 3000;

/** Limits calls for data that a page can do without: they time out earlier than the others. */
export const sideCalls =
  (http: HttpPort, limitMs: LimitMs): HttpPort =>
  (request) =>
    http({ ...request, timeoutMs: limitMs() });
