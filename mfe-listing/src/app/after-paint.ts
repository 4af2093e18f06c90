/** A page that nobody looks at paints nothing. In ms. */
const UNSEEN_MS = 100;

/** Ends when what stands in the document now has been painted; in a page that is not seen, a little later. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, UNSEEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
