type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

const yieldTo = ({ scheduler }: Yielding): Promise<void> | undefined => scheduler?.yield?.();

/**
 * Resolves in a new task, so that the browser can paint and handle input first. Code that takes a few milliseconds on a
 * desktop takes many times as long on a slow phone, so first runs are split into tasks.
 */
export const nextTask = (): Promise<void> =>
  yieldTo(globalThis) ??
  new Promise((resolve) => {
    setTimeout(resolve);
  });
