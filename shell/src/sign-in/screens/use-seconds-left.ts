import { useEffect, useState } from 'react';

const TICK_MS = 250;

const secondsUntil = (atMs: number | null): number =>
  atMs === null ? 0 : Math.max(0, Math.ceil((atMs - performance.now()) / 1000));

/** Whole seconds until a moment of `performance.now()`; 0 when it is over, or without one. */
export const useSecondsLeft = (atMs: number | null): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(atMs));
  useEffect(() => {
    setSeconds(secondsUntil(atMs));
    if (atMs === null) return undefined;
    const timer = setInterval(() => {
      const left = secondsUntil(atMs);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [atMs]);
  return seconds;
};

/** `0:45`, as a clock shows it. */
export const clockTime = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
