const TOUCHED = 'focusin';

/**
 * Loads the HTTP client when a control first gets focus, so that this does not delay later typing. A failure is
 * reported by the first call.
 */
export const preloadAxios = (
  page: Pick<EventTarget, 'addEventListener'>,
  load: () => Promise<unknown> = () => import('axios'),
): void => {
  page.addEventListener(TOUCHED, () => void load().catch(() => undefined), { once: true });
};
