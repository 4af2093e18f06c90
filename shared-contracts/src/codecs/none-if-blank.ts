import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

/** Maps `""`, `null` and absent to null (api contract §1). Any other value must match the inner codec. */
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
