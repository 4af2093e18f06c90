/** A thread that waits without using the processor is given so many times the time of one that computes. */
const WAITING = 5;

/** Looks at one thread; times in milliseconds. */
export type ThreadWatch = {
  /** From now on the thread has work. */
  readonly begin: (nowMs: number) => void;
  /** How long its event loop has not turned, given its heartbeat, the processor time it has used, and the time of day. */
  readonly stillMs: (beat: number, cpuMs: number, nowMs: number) => number;
};

/**
 * Counts the processor time of a thread that does not turn, not the time of day: on a machine with too much to do a slow
 * thread is no busy loop, and killing it would make more to do.
 */
export const createThreadWatch = (): ThreadWatch => {
  let lastBeat = -1;
  let turnedAtMs = 0;
  let turnedAtCpuMs = 0;
  return {
    begin: (nowMs) => {
      turnedAtMs = nowMs;
    },
    stillMs: (beat, cpuMs, nowMs) => {
      const isStarting = beat === 0;
      if (isStarting || beat !== lastBeat) {
        turnedAtMs = nowMs;
        turnedAtCpuMs = cpuMs;
      }
      lastBeat = beat;
      return Math.max(cpuMs - turnedAtCpuMs, (nowMs - turnedAtMs) / WAITING);
    },
  };
};
