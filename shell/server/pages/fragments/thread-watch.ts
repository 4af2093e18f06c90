/** A blocked thread that uses no processor time gets so many times the limit of a computing one. */
const WAITING = 5;

/** Watches one thread. Times in milliseconds. */
export type ThreadWatch = {
  /** Starts the measurement: the thread has work. */
  readonly begin: (nowMs: number) => void;
  /** Time in which its event loop was blocked, given its heartbeat, its processor time, and the current time. */
  readonly stillMs: (beat: number, cpuMs: number, nowMs: number) => number;
};

/**
 * Measures a blocked thread by processor time instead of wall-clock time: on an overloaded machine a slow thread is not
 * a busy loop, and killing it would add load.
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
