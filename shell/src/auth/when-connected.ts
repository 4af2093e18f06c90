/** Runs something when the browser says that it is online again, and after the wait. The same again is listened for once. */
export const whenConnected = (again: () => void, waitMs: number): void => {
  setTimeout(again, waitMs);
  window.addEventListener('online', again, { once: true });
};
