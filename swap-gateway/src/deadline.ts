/** Time limit for another promise, for a race. */
export type Deadline = { readonly over: Promise<null>; readonly cancel: () => void };

/** Starts a time limit. It must be cancelled, because its timer keeps the process alive. */
export const startDeadline = (ms: number): Deadline => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { over, cancel: () => clearTimeout(timer) };
};
