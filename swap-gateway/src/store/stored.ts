import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** `pg` reads a 64-bit number as a text. */
export const Time = t.union([t.number, t.string]);

/** Decodes stored data. Throws: a record that cannot be read is a fault of the server, never "not found". */
export const stored = <A>(codec: t.Decoder<unknown, A>, raw: unknown): A => {
  const decoded = codec.decode(raw);
  if (E.isRight(decoded)) return decoded.right;
  throw new Error(`the order database holds an unreadable ${codec.name}`);
};
