/** The `Date` header is cut to the second: half a second is its middle. */
const HALF_SECOND_MS = 500;

/** The server's time from the page's and every reply's, whatever the device's clock says. */
export const createServerClock = (pageServerMs: number, now: () => number) => {
  let offsetMs = pageServerMs - now();
  return {
    serverNow: (): number => now() + offsetMs,
    /** A reply's `Date`: taken when it says more than its own coarseness. */
    hear: (dateMs: number): void => {
      const heard = dateMs + HALF_SECOND_MS - now();
      if (Math.abs(heard - offsetMs) > 2 * HALF_SECOND_MS) offsetMs = heard;
    },
  };
};
