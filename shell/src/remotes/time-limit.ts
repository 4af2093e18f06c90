/** Runs something after a time in ms; the answer calls it off. */
export type Later = (run: () => void, ms: number) => () => void;

/** The page's clock as a port. */
export const later: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
};

type Limit = { readonly ms: number; readonly later: Later; readonly late: () => Error };

/** What the work brings, or `late` after the limit. Whichever comes first, no timer is left. */
export const inTime = async <Result>(
  work: Promise<Result>,
  { ms, later: after, late }: Limit,
): Promise<Result> => {
  let callOff = (): void => undefined;
  const limit = new Promise<never>((_, reject) => {
    callOff = after(() => {
      reject(late());
    }, ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    callOff();
  }
};
