const TOUCHED = 'focusin';

/**
 * Loads the HTTP client when a control first gets focus, so that loading does not delay later typing. The first
 * call reports a failure.
 */
export const preloadAxios = (
  page: Pick<EventTarget, 'addEventListener'>,
  load: () => Promise<unknown> = () => import('axios'),
): void => {
  page.addEventListener(TOUCHED, () => void load().catch(() => undefined), { once: true });
};
