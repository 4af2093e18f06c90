import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

/** Variables of the process environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Codec of a variable, with its error message. */
type Field<A> = {
  readonly name: string;
  readonly codec: t.Decoder<unknown, A>;
  readonly expected: string;
  /** Whether to omit the value from messages. */
  readonly isSecret?: boolean;
};

/** Problems, one line per variable. */
export type Problems = readonly string[];

/** A value, or the problems found. */
export type Reading<A> = E.Either<Problems, A>;

const MAX_QUOTED_CHARACTERS = 80;

const problemOf = <A>({ name, expected, isSecret }: Field<A>, found: string | undefined): string => {
  if (found === undefined) return `${name} is missing: expected ${expected}`;
  if (isSecret === true) return `${name} is wrong: expected ${expected} (the value is not shown)`;
  return `${name} is wrong: expected ${expected}, found ${JSON.stringify(found.slice(0, MAX_QUOTED_CHARACTERS))}`;
};

/** Value of a variable. Blank counts as missing, because deploy files often contain `NAME=`. */
const valueOf = (environment: Environment, name: string): string | undefined => {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? undefined : value;
};

/** Reads a required variable. */
export const required =
  (environment: Environment) =>
  <A>(field: Field<A>): Reading<A> => {
    const found = valueOf(environment, field.name);
    return pipe(
      field.codec.decode(found),
      E.mapLeft(() => [problemOf(field, found)]),
    );
  };

/** Reads a variable with a default. */
export const optional =
  (environment: Environment) =>
  <A>(field: Field<A>, fallback: A): Reading<A> =>
    valueOf(environment, field.name) === undefined ? E.right(fallback) : required(environment)(field);

/** Converts a parse function to a codec for environment variables. */
export const wordCodec = <A>(name: string, read: (word: string) => A | null): t.Decoder<unknown, A> => ({
  name,
  validate: (value, context) => {
    const found = typeof value === 'string' ? read(value) : null;
    return found === null ? t.failure(value, context) : t.success(found);
  },
  decode(value) {
    return this.validate(value, [{ key: '', type: t.string, actual: value }]);
  },
});
