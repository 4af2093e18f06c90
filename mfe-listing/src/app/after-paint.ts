/** Maximum wait in ms on a hidden page, which is not painted. */
const UNSEEN_MS = 100;

/** Resolves after the next paint, or slightly later on a hidden page. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
