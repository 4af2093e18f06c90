/** Runs a callback when the browser is online again, and after a delay. Listens once per callback. */
export const whenConnected = (again: () => void, waitMs: number): void => {
  setTimeout(again, waitMs);
  window.addEventListener('online', again, { once: true });
};
