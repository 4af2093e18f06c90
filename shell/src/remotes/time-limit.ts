import { RemoteLoadError } from './load-failure';

/** Runs something after a time in ms; the answer calls it off. */
export type Later = (run: () => void, ms: number) => () => void;

/** The page's clock as a port. */
export const later: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Runs something once the page has nothing else to do; the answer calls it off. */
export type WhenIdle = (run: () => void) => () => void;

/** The browser's idle periods as a port. Safari has none: there it runs at once. */
export const whenIdle: WhenIdle = (run) => {
  if (typeof requestIdleCallback !== 'function') return later(run, 0);
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
};

type Of = { readonly remote: string; readonly version: string };

/** What the work on a remote brings; rejects with a time-out after so many ms. Whichever comes first, no timer is left. */
export const inTime = <Result>(work: Promise<Result>, of: Of, after: Later, ms: number): Promise<Result> =>
  new Promise((resolve, reject) => {
    const callOff = after(() => {
      reject(new RemoteLoadError({ kind: 'timeout', ...of, detail: `over ${String(ms)} ms` }));
    }, ms);
    work.finally(callOff).then(resolve, reject);
  });

const SLICE_MS = 250;

type Limits = {
  /** How long the page may wait with nothing else to do. */
  readonly idleMs: number;
  /** Limit by the clock, also for a page that is never idle. */
  readonly mostMs: number;
};

/**
 * Result of work on the page, which may take long on a slow device: only time in which the page was idle counts against
 * it. Rejects with a time-out; no timer is left afterwards.
 */
export const inIdleTime = <Result>(
  work: Promise<Result>,
  of: Of,
  ports: { readonly later: Later; readonly whenIdle: WhenIdle },
  { idleMs, mostMs }: Limits,
): Promise<Result> => {
  let callOff = (): void => undefined;
  const idle = new Promise<never>((_, reject) => {
    const countDown = (left: number): void => {
      callOff = ports.later(() => {
        callOff = ports.whenIdle(() => {
          if (left > SLICE_MS) countDown(left - SLICE_MS);
          else
            reject(new RemoteLoadError({ kind: 'timeout', ...of, detail: `idle for ${String(idleMs)} ms` }));
        });
      }, SLICE_MS);
    };
    countDown(idleMs);
  });
  return inTime(Promise.race([work, idle]), of, ports.later, mostMs).finally(() => callOff());
};
