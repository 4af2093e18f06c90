import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import type { OrderDestination } from '../model/transaction-creation';

/** Spec §7 "After success": "In the pro case it also stores redirectUrl locally." */
const REDIRECT_URL_KEY = 'redirectUrl';

/** Opens an order on this page, or in a new document if its flow requires one. */
export const openTransaction =
  ({ navigation, storage, loadPage }: RemoteProps) =>
  ({ path, isFullLoad, redirectUrl }: OrderDestination): void => {
    if (redirectUrl !== null) storage.write(REDIRECT_URL_KEY, redirectUrl);
    if (isFullLoad && loadPage !== undefined) loadPage(navigation.href(path));
    else navigation.push(path);
  };
