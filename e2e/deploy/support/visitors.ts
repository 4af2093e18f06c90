import { setTimeout as wait } from 'node:timers/promises';

/** What a visitor met: how many answers were good, and each that was not. */
export type Met = { good: number; readonly bad: string[] };

export type Crowd = {
  readonly met: () => Readonly<Met>;
  /** Resolves when this many more answers have come, good or bad. */
  readonly answers: (count: number) => Promise<void>;
  /** They leave; resolves when the last answer has come. */
  readonly leave: () => Promise<Readonly<Met>>;
};

const ASK_AGAIN_MS = 10;

const visit = async (url: string, met: Met): Promise<void> => {
  try {
    const reply = await fetch(url);
    await reply.arrayBuffer();
    if (reply.ok) met.good += 1;
    else met.bad.push(`${String(reply.status)} ${url}`);
  } catch (error) {
    met.bad.push(`${error instanceof Error ? error.message : String(error)} ${url}`);
  }
};

/** Visitors who ask for one address after the other, without a pause, until they leave. */
export const startCrowd = (urls: readonly string[], visitors: number): Crowd => {
  const met: Met = { good: 0, bad: [] };
  let isOpen = true;
  const stroll = async (first: number): Promise<void> => {
    for (let step = first; isOpen; step += 1) await visit(urls[step % urls.length] ?? '', met);
  };
  const strolls = Array.from({ length: visitors }, (_, index) => stroll(index));
  return {
    met: () => met,
    answers: async (count) => {
      const goal = met.good + met.bad.length + count;
      while (met.good + met.bad.length < goal) await wait(ASK_AGAIN_MS);
    },
    leave: async () => {
      isOpen = false;
      await Promise.all(strolls);
      return met;
    },
  };
};
