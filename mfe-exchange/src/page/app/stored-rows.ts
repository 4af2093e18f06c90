import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

import type { Found } from './stored-versions';

/** Rows of a stored list. Skips invalid rows, so that one of them does not lose the others. */
export const rowsIn = <A>(found: Found, row: t.Decoder<unknown, A>): readonly A[] => {
  if (found._tag !== 'Value' || !Array.isArray(found.value)) return [];
  return found.value.flatMap((raw: unknown) => {
    const decoded = row.decode(raw);
    return E.isRight(decoded) ? [decoded.right] : [];
  });
};
