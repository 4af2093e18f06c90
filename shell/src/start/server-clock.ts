/** The `Date` header is truncated to seconds, so it is half a second behind on average. */
const HALF_SECOND_MS = 500;

/** Server time from the page data and each reply, independent of the device clock. */
export const createServerClock = (pageServerMs: number, now: () => number) => {
  let offsetMs = pageServerMs - now();
  return {
    serverNow: (): number => now() + offsetMs,
    /** Applies the `Date` of a reply if the difference exceeds its precision. */
    hear: (dateMs: number): void => {
      const offsetOfReply = dateMs + HALF_SECOND_MS - now();
      if (Math.abs(offsetOfReply - offsetMs) > 2 * HALF_SECOND_MS) offsetMs = offsetOfReply;
    },
  };
};
