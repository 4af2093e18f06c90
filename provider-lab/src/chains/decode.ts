import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

/** Decodes a reply of a node. Throws if it is unexpected. */
export const decode = <A>(codec: t.Decoder<unknown, A>, value: unknown): A => {
  const decoded = codec.decode(value);
  if (E.isRight(decoded)) return decoded.right;
  const where = decoded.left[0]?.context.map(({ key }) => key).join('.') ?? '';
  throw new Error(`unexpected reply of the node at ${where}: ${JSON.stringify(value).slice(0, 200)}`);
};
