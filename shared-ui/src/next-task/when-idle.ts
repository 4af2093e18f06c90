type IdleCalling = {
  readonly requestIdleCallback?: (run: () => void, by: { readonly timeout: number }) => void;
};

const idleCallOf = ({ requestIdleCallback }: IdleCalling) => requestIdleCallback;

/**
 * Resolves when the browser is idle, or after `atLatestMs`. For work that the user can wait for. In browsers
 * without idle callbacks it takes the full time.
 */
export const whenIdle = (atLatestMs: number): Promise<void> => {
  const ask = idleCallOf(globalThis);
  return new Promise((resolve) => {
    if (ask === undefined) setTimeout(resolve, atLatestMs);
    else ask(() => resolve(), { timeout: atLatestMs });
  });
};
