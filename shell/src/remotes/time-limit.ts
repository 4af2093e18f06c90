import { RemoteLoadError } from './load-failure';

/** Runs a callback after a time in ms. Returns a cancel function. */
export type Later = (run: () => void, ms: number) => () => void;

/** Timer of the page, as a port. */
export const later: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Runs a callback when the page is idle. Returns a cancel function. */
export type WhenIdle = (run: () => void) => () => void;

/** Idle callback of the browser, as a port. Safari has none: there it runs at once. */
export const whenIdle: WhenIdle = (run) => {
  if (typeof requestIdleCallback !== 'function') return later(run, 0);
  const id = requestIdleCallback(run);
  return () => cancelIdleCallback(id);
};

type Of = { readonly remote: string; readonly version: string };

/** Adds a time limit in ms to a promise. Rejects with a time-out. Always clears its timer. */
export const inTime = <Result>(work: Promise<Result>, of: Of, after: Later, ms: number): Promise<Result> =>
  new Promise((resolve, reject) => {
    const callOff = after(() => {
      reject(new RemoteLoadError({ kind: 'timeout', ...of, detail: `over ${String(ms)} ms` }));
    }, ms);
    work.finally(callOff).then(resolve, reject);
  });

const SLICE_MS = 250;

type Limits = {
  /** Maximum idle time of the page in ms. */
  readonly idleMs: number;
  /** Maximum total time in ms, for a page that is never idle. */
  readonly mostMs: number;
};

/**
 * Adds a limit of idle time to a promise. Work can take long on a slow device, so only idle time counts. Rejects
 * with a time-out. Always clears its timer.
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
