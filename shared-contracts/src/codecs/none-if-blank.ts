import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

/** `""`, `null` and absent all mean none (api contract §1); anything else must fit the inner codec. */
export const noneIfBlank = <A>(inner: t.Decoder<unknown, A>): t.Type<A | null, unknown> =>
  new t.Type<A | null, unknown>(
    `NoneIfBlank<${inner.name}>`,
    (value): value is A | null => value === null || E.isRight(inner.decode(value)),
    (value, context) =>
      value === '' || value === null || value === undefined
        ? t.success(null)
        : pipe(
            inner.validate(value, context),
            E.map((decoded): A | null => decoded),
          ),
    t.identity,
  );
