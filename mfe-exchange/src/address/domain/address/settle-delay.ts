/** Pause in typing, in ms, after which a field is validated (spec §9 "Timing"). */
export const SETTLE_MS = { recipient: 3000, extraId: 800, refundAddress: 3000 } as const;
