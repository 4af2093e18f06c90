import type { HttpPort } from '@coinlane/shared-contracts/api';

/** How long a call may take, in ms from now. */
export type LimitMs = () => number;

/** How long the browser waits for what stands beside a page's own words. */
export const SIDE_CALL_MS = 3000;

/** Calls for what stands beside a page's own words, which may not hold the page up: they fail sooner than the others. */
export const sideCalls =
  (http: HttpPort, limitMs: LimitMs): HttpPort =>
  (request) =>
    http({ ...request, timeoutMs: limitMs() });
