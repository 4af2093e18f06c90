import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

/** Codec of a body, with the list of its fields. An unknown field is an error. */
export type BodyForm<A> = { readonly codec: t.Type<A, unknown>; readonly fields: readonly string[] };

const MAX_SHOWN = 60;

/** Body with required and optional fields. */
export const bodyForm = <R extends t.Props, O extends t.Props>(required: R, optional: O) => ({
  codec: t.intersection([t.type(required), t.partial(optional)]),
  fields: [...Object.keys(required), ...Object.keys(optional)],
});

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, MAX_SHOWN);

const problemOf = ({ context, value }: t.ValidationError): string => {
  const field = context
    .map(({ key }) => key)
    .filter((key) => key !== '' && !/^\d+$/.test(key))
    .join('.');
  const expected = context.at(-1)?.type.name ?? 'something else';
  return field === ''
    ? `expected an object, got ${shown(value)}`
    : `field ${field}: expected ${expected}, got ${shown(value)}`;
};

const toJson = (bytes: unknown): E.Either<string, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(Buffer.isBuffer(bytes) && bytes.length > 0 ? bytes.toString('utf8') : '{}'),
    () => 'The body is not JSON.',
  );

const unknownField = (json: unknown, fields: readonly string[]): string | undefined =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? Object.keys(json).find((field) => !fields.includes(field))
    : undefined;

/** Parses a JSON body. A left contains a message with the invalid field and the known fields. */
export const readBody = <A>({ codec, fields }: BodyForm<A>, bytes: unknown): E.Either<string, A> =>
  pipe(
    toJson(bytes),
    E.filterOrElse(
      (json) => unknownField(json, fields) === undefined,
      (json) => `Unknown field ${shown(unknownField(json, fields))}. Known: ${fields.join(', ')}.`,
    ),
    E.chain((json) =>
      pipe(
        codec.decode(json),
        E.mapLeft((errors) => `${[...new Set(errors.map(problemOf))].join('; ')}.`),
      ),
    ),
  );
