import { STAGE_MS } from '../settings.ts';

type Steps = readonly { readonly status: string; readonly forMs: number | null }[];

const BEGUN: Steps = [
  { status: 'waiting', forMs: STAGE_MS.waiting },
  { status: 'confirming', forMs: STAGE_MS.confirming },
  { status: 'swapping', forMs: STAGE_MS.exchanging },
];
const HAPPY: Steps = [
  ...BEGUN,
  { status: 'sending', forMs: STAGE_MS.sending },
  { status: 'finished', forMs: null },
];

const BY_TAIL: Readonly<Record<string, Steps>> = {
  '9906': [...BEGUN, { status: 'refunded', forMs: null }],
  '9907': [...BEGUN, { status: 'failed', forMs: null }],
};

/** Steps of a swap of this amount. The last four digits of the fraction select the scenario, as for orders. */
export const swapStoryOf = (amount: string): Steps =>
  BY_TAIL[/\.\d*?(\d{4})$/.exec(amount)?.[1] ?? ''] ?? HAPPY;
