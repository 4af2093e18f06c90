type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

const yieldTo = ({ scheduler }: Yielding): Promise<void> | undefined => scheduler?.yield?.();

/**
 * Goes on in a task of its own: between two of them the browser may paint, and hear what a visitor does. What takes a few
 * milliseconds on a desk stands in the way for many times that on a slow phone, so code that is run for the first time is
 * run in parts.
 */
export const nextTask = (): Promise<void> =>
  yieldTo(globalThis) ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
