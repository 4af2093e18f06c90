import type { PageData } from '@coinlane/shared-contracts/lifecycle';

/**
 * Whether this is the widget in a frame. Its page data contains a CSRF token, because cookies are not available in a
 * third-party frame.
 */
export const isFramed = ({ csrfToken }: Pick<PageData, 'csrfToken'>): boolean => csrfToken !== undefined;
