import * as t from 'io-ts';

const named = <A>(name: string, is: (value: unknown) => value is A): t.Type<A, A> =>
  new t.Type<A, A>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Text with a maximum length. */
export const textUpTo = (most: number): t.Type<string, string> =>
  named(`text of at most ${String(most)} characters`, (value): value is string => {
    return isText(value) && value.length <= most;
  });

/** Text that is not empty. */
export const SomeText = named('text', isText);

/** Link to this site, to another site over https, or to a mail address. */
export const Href = named(
  'a path, an https address or a mail address',
  (value): value is string =>
    typeof value === 'string' && /^(?:\/(?![/\\])|#|https:\/\/|mailto:)\S*$/i.test(value),
);

/** Word of lower-case letters, digits and hyphens. */
export const Slug = named(
  'lower-case letters, digits and hyphens',
  (value): value is string => typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
);

const isNothing = (value: unknown): value is undefined => value === undefined;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** Date without time. */
export const Day = named('a day, YYYY-MM-DD', isDay);

/** Object with only these fields, so that a typing error in a name is reported. */
export const only = <Required extends t.Props, Optional extends t.Props>(
  name: string,
  required: Required,
  optional: Optional,
) => {
  const known = new Set([...Object.keys(required), ...Object.keys(optional)]);
  const inner = t.intersection([t.type(required), t.partial(optional)], name);
  const unknownField = (value: unknown): string | undefined =>
    t.UnknownRecord.is(value) ? Object.keys(value).find((key) => !known.has(key)) : undefined;
  return new t.Type<t.TypeOf<typeof inner>, unknown>(
    name,
    inner.is,
    (value, context) => {
      const extra = unknownField(value);
      // The position in the file comes from the context, which numbers the parts of an intersection.
      const place = context.map((entry, index) =>
        index === context.length - 1 ? { ...entry, type: inner } : entry,
      );
      if (extra === undefined) return inner.validate(value, place);
      const nothing = named('left out, no such field is known', isNothing);
      return t.failure(value, t.appendContext(context, extra, nothing));
    },
    t.identity,
  );
};
