import type { StoragePort } from '@coinlane/shared-contracts/lifecycle';

import { CONTROL_TOKENS_KEY, controlTokenIn } from '../domain/transaction';

/** Null: the service has no such tokens. */
type NewOrder = { readonly transactionId: string; readonly controlToken: string | null };

/** Enough for about 500 orders, as many as are listed. A token has 43 characters. */
const MAX_CHARACTERS = 30_000;

/**
 * Control tokens of the orders that this browser created, stored as `,id=token,id=token`. Without storage the list
 * is empty and nothing fails.
 */
export const controlTokens = ({ read, write }: StoragePort) => ({
  find: (transactionId: string): string | undefined =>
    controlTokenIn(read(CONTROL_TOKENS_KEY), transactionId),
  /** Adds the token of a new order to the stored list, which another tab may have changed. Drops the oldest tokens. */
  keep: ({ transactionId, controlToken }: NewOrder): void => {
    if (controlToken !== null)
      write(
        CONTROL_TOKENS_KEY,
        `${read(CONTROL_TOKENS_KEY) ?? ''},${transactionId}=${controlToken}`.slice(-MAX_CHARACTERS),
      );
  },
});
