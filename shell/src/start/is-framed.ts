import type { PageData } from '@coinlane/shared-contracts/lifecycle';

/**
 * Whether this is the widget in a frame. Its page data contains a CSRF token, because a third-party frame has no
 * cookies.
 */
export const isFramed = ({ csrfToken }: Pick<PageData, 'csrfToken'>): boolean => csrfToken !== undefined;
