import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

import { notValidParam } from './refusal.ts';

const fieldOf = ({ context }: t.ValidationError): string =>
  context
    .map(({ key }) => key)
    .filter((key) => key !== '' && !/^\d+$/.test(key))
    .join('.');

const problemOf = (error: t.ValidationError): string => {
  const expected = error.context.at(-1)?.type.name ?? 'something else';
  return error.value === undefined ? 'is required' : (error.message ?? `expected ${expected}`);
};

/** Decodes a value. Refuses with 400 `not_valid_params`, which contains the first invalid field. */
export const decodeOrRefuse = <A>(codec: t.Decoder<unknown, A>, raw: unknown): A => {
  const decoded = codec.decode(raw ?? {});
  if (E.isRight(decoded)) return decoded.right;
  const [first] = decoded.left;
  const field = first === undefined ? '' : fieldOf(first);
  throw notValidParam(field === '' ? 'body' : field, first === undefined ? 'is not valid' : problemOf(first));
};
