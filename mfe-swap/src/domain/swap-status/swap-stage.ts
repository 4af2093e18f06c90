/**
 * Stages for spec §4 "Token swap statuses". An unlisted status is `unknown`: the page explains that support is
 * looking into it.
 */
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

/** Stage of a status, for visitors. */
export const stageOf = (status: string): SwapStage => STAGES.get(status) ?? 'unknown';

/** View of the page of a swap (spec §4, last column). */
export const swapViewOf = (status: string): 'finished' | 'processing' =>
  status === 'finished' ? 'finished' : 'processing';

const TERMINAL: ReadonlySet<SwapStage> = new Set<SwapStage>(['sendingDone', 'refunded', 'failed']);

/** Whether the status is final. */
export const isFinal = (status: string): boolean => TERMINAL.has(stageOf(status));

/** Whether a text has the format of a swap ID. Other texts are not requested. */
export const isSwapId = (text: string): boolean => /^[0-9a-z]{6,32}$/.test(text);
