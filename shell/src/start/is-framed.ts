import type { PageData } from '@coinlane/shared-contracts/lifecycle';

/** The widget's page: it came with its token, because in a stranger's frame no cookie does. */
export const isFramed = ({ csrfToken }: Pick<PageData, 'csrfToken'>): boolean => csrfToken !== undefined;
