/** The pauses in typing after which a field counts as validated, in ms (spec §9 "Timing"). */
export const SETTLE_MS = { recipient: 3000, extraId: 800, refundAddress: 3000 } as const;
