/** Runs something once: when the browser says that it is online again, or after the wait, whichever comes first. */
export const whenConnected =
  (page: Pick<Window, 'addEventListener' | 'removeEventListener'>) =>
  (again: () => void, waitMs: number): void => {
    const once = (): void => {
      clearTimeout(timer);
      page.removeEventListener('online', once);
      again();
    };
    const timer = setTimeout(once, waitMs);
    page.addEventListener('online', once);
  };
