import type { Estimate } from './estimate';

/** Remaining time of the estimate's rate in ms, by the server's clock. Never negative. Null: unlimited. */
export const remainingMs = ({ validUntil }: Pick<Estimate, 'validUntil'>, serverNow: number): number | null =>
  validUntil === null ? null : Math.max(validUntil - serverNow, 0);

/** Whether a fixed rate has expired. A floating rate never expires. */
export const isExpired = (estimate: Pick<Estimate, 'validUntil'>, serverNow: number): boolean =>
  remainingMs(estimate, serverNow) === 0;
