import type { Estimate } from './estimate';

/** How long the estimate's rate still holds, in ms by the server's clock; null: it has no end. Never negative. */
export const remainingMs = (
  { validUntil }: Pick<Estimate, 'validUntil'>,
  serverNow: number,
): number | null => (validUntil === null ? null : Math.max(validUntil - serverNow, 0));

/** Whether a fixed rate's time is over; a floating one never expires. */
export const isExpired = (estimate: Pick<Estimate, 'validUntil'>, serverNow: number): boolean =>
  remainingMs(estimate, serverNow) === 0;
