import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

/** A column that was written by this process: what does not fit is a mistake of ours. */
export const decodeKept = <A>(column: t.Decoder<unknown, A>, kept: unknown): A => {
  const decoded = column.decode(kept);
  if (E.isRight(decoded)) return decoded.right;
  throw new Error(`a kept text does not fit ${column.name}`);
};
