import { useEffect, useState } from 'react';

const TICK_MS = 250;

const secondsUntil = (atMs: number | null): number =>
  atMs === null ? 0 : Math.max(0, Math.ceil((atMs - performance.now()) / 1000));

/** Whole seconds until a time of `performance.now()`. 0 if it has passed or is null. */
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

/** Formats seconds as `0:45`. */
export const clockTime = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
