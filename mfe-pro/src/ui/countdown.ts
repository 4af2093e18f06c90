import { useEffect, useState } from 'react';

type Countdown = {
  /** On the server's clock, in ms. */
  readonly untilMs: number | null;
  readonly now: () => number;
  /** Called once for each `untilMs`, when the time has passed. */
  readonly onOver: () => void;
};

const TICK_MS = 250;

/** Milliseconds until a time on the server's clock. Null: no countdown. */
export const useTimeLeft = ({ untilMs, now, onOver }: Countdown): number | null => {
  const [nowMs, setNowMs] = useState(now);
  useEffect(() => {
    if (untilMs === null) return undefined;
    const tick = (): void => {
      const at = now();
      setNowMs(at);
      if (at < untilMs) return;
      clearInterval(timer);
      onOver();
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [untilMs, now, onOver]);
  return untilMs === null ? null : Math.max(0, untilMs - nowMs);
};
