import { initialise, readHead, wordsOf } from '@coinlane/release-ledger';
import type { Result } from '@coinlane/release-ledger';
import * as E from 'fp-ts/lib/Either.js';

import { DEFAULT_ENVIRONMENT } from './ledger-place.ts';
import type { LedgerPlace } from './ledger-place.ts';

/**
 * Checks that the environment exists. Creates only the default one, because `LEDGER_ENV` can be misspelt. Throws
 * an Error with a message that lists the environments.
 */
export const prepareEnvironment = async (
  { store, env }: Pick<LedgerPlace, 'store' | 'env'>,
  by: string,
): Promise<void> => {
  const isDefault = env === DEFAULT_ENVIRONMENT;
  const found: Result<unknown> = await (isDefault
    ? initialise(store, env, { by, reason: 'first start' })
    : readHead(store, env));
  if (E.isRight(found)) return;
  const advice =
    found.left._tag === 'NotFound'
      ? ` LEDGER_ENV names it. If the name is right, create it: npm run ledger -- init --env ${env}`
      : '';
  throw new Error(`${wordsOf(found.left)}${advice}`);
};
