/** What another one waits for already, if it turns out to be for both; else null. */
export const valueForMany = async <A>(
  others: Promise<A>,
  isForMany: (value: A) => boolean,
): Promise<A | null> => {
  try {
    const value = await others;
    return isForMany(value) ? value : null;
  } catch {
    return null;
  }
};

/** A value in the making, and the one that is to be made after it, once somebody asked for it. */
type Round<A> = { readonly made: Promise<A>; next: Promise<A> | null };

export type SharedMaking<A> = {
  /** A value whose making begins after it was asked for: never older than the question. Rejects as `make` does. */
  readonly get: (key: string, make: () => Promise<A>) => Promise<A>;
};

type Settings<A> = {
  /** So long, in milliseconds, one who asks waits at most for the making before theirs to end. */
  readonly longestWaitMs: number;
  /** What is not for many is given to the one it was made for; the others have their own made. */
  readonly isForMany: (value: A) => boolean;
};

/**
 * Makes things one after the other for a crowd: who asks while one is made waits for the next one, and all who wait share
 * it. Nothing is kept: a value that was begun before somebody asked is not for them.
 */
export const createSharedMaking = <A>({ longestWaitMs, isForMany }: Settings<A>): SharedMaking<A> => {
  const rounds = new Map<string, Round<A>>();

  const begin = (key: string, make: () => Promise<A>): Promise<A> => {
    const round: Round<A> = { made: make(), next: null };
    rounds.set(key, round);
    const end = (): void => {
      if (rounds.get(key) === round && round.next === null) rounds.delete(key);
    };
    round.made.then(end, end);
    return round.made;
  };

  const endOf = ({ made }: Round<A>): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, longestWaitMs);
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      made.then(end, end);
    });

  return {
    get: async (key, make) => {
      const round = rounds.get(key);
      if (round === undefined) return begin(key, make);
      if (round.next !== null) return (await valueForMany(round.next, isForMany)) ?? make();
      round.next = endOf(round).then(() => begin(key, make));
      return round.next;
    },
  };
};
