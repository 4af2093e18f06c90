import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

const parsed = (text: string): E.Either<Error, unknown> =>
  E.tryCatch((): unknown => JSON.parse(text), E.toError);

/** Decoder of a column that holds JSON. */
export const jsonColumn = <A>(inner: t.Decoder<unknown, A>): t.Decoder<unknown, A> => ({
  name: `JsonColumn<${inner.name}>`,
  validate: (value, context) =>
    pipe(
      typeof value === 'string' ? parsed(value) : E.left(new Error('no text')),
      E.match(
        () => t.failure<A>(value, context),
        (json) => inner.validate(json, context),
      ),
    ),
  decode(value) {
    return this.validate(value, [{ key: '', type: this }]);
  },
});
