/** Messages of one channel: webhooks to the operator, and e-mails and push messages to visitors. */
export type MessageCount = {
  readonly channel: string;
  readonly phase: string;
  readonly count: number;
  /** Time since the oldest message was stored, or ended. */
  readonly oldestMs: number;
};

/** A channel in the table of the ops page. */
export type ChannelState = {
  readonly channel: string;
  readonly waiting: number;
  readonly delivered: number;
  readonly givenUp: number;
  /** Age of the oldest waiting message. Null: none is waiting. */
  readonly oldestMs: number | null;
  /** Whether the receiver has probably failed, because the retries of the first minutes are over. */
  readonly isLate: boolean;
};

/** A message is sent again after 5 s and 30 s. One that waits longer has failed three times. */
const LATE_MS = 5 * 60_000;

/** Summarises messages by channel, in alphabetical order. */
export const channelStates = (counts: readonly MessageCount[]): readonly ChannelState[] =>
  [...new Set(counts.map(({ channel }) => channel))].toSorted().map((channel) => {
    const of = (phase: string) => counts.find((count) => count.channel === channel && count.phase === phase);
    const oldestMs = of('waiting')?.oldestMs ?? null;
    return {
      channel,
      waiting: of('waiting')?.count ?? 0,
      delivered: of('delivered')?.count ?? 0,
      givenUp: of('given-up')?.count ?? 0,
      oldestMs,
      isLate: oldestMs !== null && oldestMs > LATE_MS,
    };
  });

/** Formats an age in the largest fitting unit: "40 s", "12 min", "5 h". */
export const ageWords = (ms: number): string => {
  const seconds = Math.floor(ms / 1_000);
  if (seconds < 120) return `${String(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 120 ? `${String(minutes)} min` : `${String(Math.floor(minutes / 60))} h`;
};
