import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import type * as t from 'io-ts';

const MAX_SHOWN = 80;

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};

/** Whether a step is a part of a union or an intersection, for which io-ts adds steps without a field. */
const isBranch = (parent: t.ContextEntry | undefined): boolean =>
  parent !== undefined &&
  '_tag' in parent.type &&
  (parent.type._tag === 'UnionType' || parent.type._tag === 'IntersectionType');

const fieldOf = (context: t.Context): string =>
  context
    .filter((entry, index) => entry.key !== '' && !isBranch(context[index - 1]))
    .map(({ key }) => key)
    .join('.');

const problemOf = ({ context, value, message }: t.ValidationError): string => {
  const expected = message ?? context.at(-1)?.type.name ?? 'something else';
  const field = fieldOf(context);
  return `${field === '' ? 'the whole file' : `field ${field}`}: expected ${expected}, got ${shown(value)}`;
};

const toJson = (bytes: Uint8Array): E.Either<readonly string[], unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
    () => [`the whole file: expected JSON, got ${String(bytes.length)} bytes that are not`],
  );

/** Decodes a file. Each problem contains the field, the expected and the actual value. */
export const decodeFile = <A>(
  codec: t.Decoder<unknown, A>,
  bytes: Uint8Array,
): E.Either<readonly string[], A> =>
  pipe(
    toJson(bytes),
    E.chain((json) =>
      pipe(
        codec.decode(json),
        E.mapLeft((errors): readonly string[] => [...new Set(errors.map(problemOf))]),
      ),
    ),
  );

/** Encodes a value as a readable file. */
export const encodeFile = (value: unknown): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
