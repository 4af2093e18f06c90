import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

/** Decodes a column that this process has written. A mismatch is a bug. */
export const decodeStored = <A>(column: t.Decoder<unknown, A>, kept: unknown): A => {
  const decoded = column.decode(kept);
  if (E.isRight(decoded)) return decoded.right;
  throw new Error(`a stored text does not decode as ${column.name}`);
};
