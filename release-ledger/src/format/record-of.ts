import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

/** Record codec that fails on an invalid key. The codec of io-ts drops the key, and with it a file or a remote. */
export const recordOf = <A>(
  name: string,
  keys: t.Type<string>,
  values: t.Type<A, unknown>,
): t.Type<Readonly<Record<string, A>>> => {
  const record = t.record(t.string, values, name);
  const is = (value: unknown): value is Readonly<Record<string, A>> =>
    record.is(value) && Object.keys(value).every(keys.is);

  return new t.Type<Readonly<Record<string, A>>>(
    name,
    is,
    (value, context) =>
      pipe(
        record.validate(value, context),
        E.chain((decoded) => {
          const errors = Object.keys(decoded).flatMap((key) => {
            const fit = keys.validate(key, [...context, { key, type: keys, actual: key }]);
            return E.isLeft(fit) ? fit.left : [];
          });
          return errors.length === 0 ? t.success(decoded) : t.failures(errors);
        }),
      ),
    t.identity,
  );
};
