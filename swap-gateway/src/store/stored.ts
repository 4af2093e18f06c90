import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** `pg` returns a 64-bit number as text. */
export const Time = t.union([t.number, t.string]);

/** Decodes stored data. Throws, because an unreadable record is a fault of the server, never "not found". */
export const stored = <A>(codec: t.Decoder<unknown, A>, raw: unknown): A => {
  const decoded = codec.decode(raw);
  if (E.isRight(decoded)) return decoded.right;
  throw new Error(`the order database holds an unreadable ${codec.name}`);
};
