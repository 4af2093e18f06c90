/** Watches whether the render process sends messages while it has pages. */
export type ChildSilence = {
  readonly heard: () => void;
  /** Called once per interval. Returns whether the process counts as blocked. */
  readonly check: (isIdle: boolean) => boolean;
};

/**
 * Counts checks instead of seconds: after a time in which this server did not run, messages of the process are
 * still unread.
 */
export const createChildSilence = (maxChecks: number): ChildSilence => {
  let checks = 0;
  return {
    heard: () => {
      checks = 0;
    },
    check: (isIdle) => {
      checks = isIdle ? 0 : checks + 1;
      return checks > maxChecks;
    },
  };
};
