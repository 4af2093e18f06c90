import { setTimeout as wait } from 'node:timers/promises';

/** The number of good answers that a visitor got, and each failure. */
type VisitStats = { good: number; readonly bad: string[] };

export type VisitorPool = {
  readonly stats: () => Readonly<VisitStats>;
  /** Resolves after this many more responses, successful or not. */
  readonly answers: (count: number) => Promise<void>;
  /** Stops the visitors. Resolves after the last response. */
  readonly stop: () => Promise<Readonly<VisitStats>>;
};

const ASK_AGAIN_MS = 10;

const visit = async (url: string, stats: VisitStats): Promise<void> => {
  try {
    const reply = await fetch(url);
    await reply.arrayBuffer();
    if (reply.ok) stats.good += 1;
    else stats.bad.push(`${String(reply.status)} ${url}`);
  } catch (error) {
    stats.bad.push(`${error instanceof Error ? error.message : String(error)} ${url}`);
  }
};

/** Visitors that request one URL after another, without a pause, until they are stopped. */
export const startVisitorPool = (urls: readonly string[], visitors: number): VisitorPool => {
  const stats: VisitStats = { good: 0, bad: [] };
  let isOpen = true;
  const visitInTurn = async (first: number): Promise<void> => {
    for (let step = first; isOpen; step += 1) await visit(urls[step % urls.length] ?? '', stats);
  };
  const visits = Array.from({ length: visitors }, (_, index) => visitInTurn(index));
  return {
    stats: () => stats,
    answers: async (count) => {
      const goal = stats.good + stats.bad.length + count;
      while (stats.good + stats.bad.length < goal) await wait(ASK_AGAIN_MS);
    },
    stop: async () => {
      isOpen = false;
      await Promise.all(visits);
      return stats;
    },
  };
};
