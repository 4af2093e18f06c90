import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

/** A form of body, and every field it may have: a misspelt one is an error, never passed over. */
export type BodyForm<A> = { readonly codec: t.Type<A, unknown>; readonly fields: readonly string[] };

const MAX_SHOWN = 60;

/** A form of these fields, the second ones left out or not. */
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

/** Reads a JSON body. A left says in words which field is wrong and which there are. */
export const readBody = <A>({ codec, fields }: BodyForm<A>, bytes: unknown): E.Either<string, A> =>
  pipe(
    toJson(bytes),
    E.filterOrElse(
      (json) => unknownField(json, fields) === undefined,
      (json) => `There is no field ${shown(unknownField(json, fields))} here. Known: ${fields.join(', ')}.`,
    ),
    E.chain((json) =>
      pipe(
        codec.decode(json),
        E.mapLeft((errors) => `${[...new Set(errors.map(problemOf))].join('; ')}.`),
      ),
    ),
  );
