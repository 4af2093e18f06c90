/** Spec §4 "Token swap statuses". A word nobody told us of is `unknown`: the page says that it looks into it. */
export type SwapStage = 'waiting' | 'exchanging' | 'sendingDone' | 'refunded' | 'failed' | 'unknown';

const STAGES: ReadonlyMap<string, SwapStage> = new Map([
  ['waiting', 'waiting'],
  ['confirming', 'waiting'],
  ['swapping', 'exchanging'],
  ['sending', 'exchanging'],
  ['finished', 'sendingDone'],
  ['refunded', 'refunded'],
  ['failed', 'failed'],
]);

/** What a status means to a visitor. */
export const stageOf = (status: string): SwapStage => STAGES.get(status) ?? 'unknown';

/** Which of the two views the page of a swap shows (spec §4, last column). */
export const swapViewOf = (status: string): 'finished' | 'processing' =>
  status === 'finished' ? 'finished' : 'processing';

const TERMINAL: ReadonlySet<SwapStage> = new Set<SwapStage>(['sendingDone', 'refunded', 'failed']);

/** Whether nothing will change any more. */
export const isFinal = (status: string): boolean => TERMINAL.has(stageOf(status));

/** An id as the services make them; anything else is no swap, without asking (api contract §7 row 14). */
export const isSwapId = (text: string): boolean => /^[0-9a-z]{6,32}$/.test(text);
