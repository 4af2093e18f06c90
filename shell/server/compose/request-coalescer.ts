/** What another one waits for already, if it turns out to be for both; else null. */
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

/** A value in the making, and the one that is to be made after it, once somebody asked for it. */
type Run<A> = { readonly result: Promise<A>; next: Promise<A> | null };

export type RequestCoalescer<A> = {
  /** A value whose making begins after it was asked for: never older than the question. Rejects as `make` does. */
  readonly get: (key: string, make: () => Promise<A>) => Promise<A>;
};

type Settings<A> = {
  /** So long, in milliseconds, one who asks waits at most for the making before theirs to end. */
  readonly maxWaitMs: number;
  /** What is not for many is given to the one it was made for; the others have their own made. */
  readonly isShareable: (value: A) => boolean;
};

/**
 * Makes things one after the other for a crowd: who asks while one is made waits for the next one, and all who wait share
 * it. Nothing is kept: a value that was begun before somebody asked is not for them.
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
