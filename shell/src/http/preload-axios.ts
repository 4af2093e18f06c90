const TOUCHED = 'focusin';

/**
 * Fetches and starts the client of all calls when a visitor first gets to a control, so that this does not fall between
 * two letters of what is typed then. A failure is met, and said, by the first call.
 */
export const preloadAxios = (
  page: Pick<EventTarget, 'addEventListener'>,
  load: () => Promise<unknown> = () => import('axios'),
): void => {
  page.addEventListener(TOUCHED, () => void load().catch(() => undefined), { once: true });
};
