import { RemoteLoadError } from './load-failure';

/** Runs something after a time in ms; the answer calls it off. */
export type Later = (run: () => void, ms: number) => () => void;

/** The page's clock as a port. */
export const later: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
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
