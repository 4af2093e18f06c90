type IdleCalling = {
  readonly requestIdleCallback?: (run: () => void, by: { readonly timeout: number }) => void;
};

const idleCallOf = ({ requestIdleCallback }: IdleCalling) => requestIdleCallback;

/**
 * Goes on when the browser has nothing else to do, after so many ms at the latest: for what a visitor can do without for
 * now. A browser that cannot tell waits all that time.
 */
export const whenIdle = (atLatestMs: number): Promise<void> => {
  const ask = idleCallOf(globalThis);
  return new Promise((resolve) => {
    if (ask === undefined) setTimeout(resolve, atLatestMs);
    else ask(() => resolve(), { timeout: atLatestMs });
  });
};
