/** Result of another caller's run if it can be shared, otherwise null. */
export const shareableValue = async <A>(
  others: Promise<A>,
  isShareable: (value: A) => boolean,
): Promise<A | null> => {
  try {
    const value = await others;
    return isShareable(value) ? value : null;
  } catch {
    return null;
  }
};

/** A run, and the next one if it was requested. */
type Run<A> = { readonly result: Promise<A>; next: Promise<A> | null };

export type RequestCoalescer<A> = {
  /** Returns a result of a run that starts after this call. Rejects if `make` does. */
  readonly get: (key: string, make: () => Promise<A>) => Promise<A>;
};

type Settings<A> = {
  /** Maximum wait for the current run in milliseconds. */
  readonly maxWaitMs: number;
  /** Whether callers can share a result. Otherwise each of them starts its own run. */
  readonly isShareable: (value: A) => boolean;
};

/**
 * Coalesces concurrent requests: callers during a run share the next run, which starts after it. Caches nothing. A
 * result of a run that started before a call is never returned to that call.
 */
export const createRequestCoalescer = <A>({ maxWaitMs, isShareable }: Settings<A>): RequestCoalescer<A> => {
  const runs = new Map<string, Run<A>>();

  const begin = (key: string, make: () => Promise<A>): Promise<A> => {
    const run: Run<A> = { result: make(), next: null };
    runs.set(key, run);
    const end = (): void => {
      if (runs.get(key) === run && run.next === null) runs.delete(key);
    };
    run.result.then(end, end);
    return run.result;
  };

  const endOf = ({ result }: Run<A>): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, maxWaitMs);
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      result.then(end, end);
    });

  return {
    get: async (key, make) => {
      const run = runs.get(key);
      if (run === undefined) return begin(key, make);
      if (run.next !== null) return (await shareableValue(run.next, isShareable)) ?? make();
      run.next = endOf(run).then(() => begin(key, make));
      return run.next;
    },
  };
};
