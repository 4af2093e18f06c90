const fieldOf = (codec: unknown, field: string): unknown =>
  typeof codec === 'object' && codec !== null ? Reflect.get(codec, field) : undefined;

const wordOf = (codec: unknown, field: string): string => {
  const word = fieldOf(codec, field);
  return typeof word === 'string' ? word : '';
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const sortedKeys = (value: unknown): readonly string[] =>
  isRecord(value) ? Object.keys(value).toSorted((one, other) => (one < other ? -1 : 1)) : [];

const propsOf = (codec: unknown, around: readonly unknown[]): string => {
  const props = fieldOf(codec, 'props');
  return sortedKeys(props)
    .map((name) => `${JSON.stringify(name)}:${describeCodec(fieldOf(props, name), around)}`)
    .join(',');
};

const partsOf = (codec: unknown, around: readonly unknown[]): string =>
  listOf(fieldOf(codec, 'types'))
    .map((part) => describeCodec(part, around))
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join(',');

const inOrder = (codec: unknown, around: readonly unknown[]): string =>
  listOf(fieldOf(codec, 'types'))
    .map((part) => describeCodec(part, around))
    .join(',');

type Describe = (codec: unknown, around: readonly unknown[]) => string;

const inner =
  (field: string): Describe =>
  (codec, around) =>
    describeCodec(fieldOf(codec, field), around);

const typeOf = inner('type');

const BY_TAG: ReadonlyMap<string, Describe> = new Map<string, Describe>([
  ['InterfaceType', (codec, around) => `{${propsOf(codec, around)}}`],
  ['PartialType', (codec, around) => `partial{${propsOf(codec, around)}}`],
  ['KeyofType', (codec) => `keyof(${JSON.stringify(sortedKeys(fieldOf(codec, 'keys')))})`],
  ['LiteralType', (codec) => `literal(${JSON.stringify(fieldOf(codec, 'value'))})`],
  ['UnionType', (codec, around) => `union(${partsOf(codec, around)})`],
  ['IntersectionType', (codec, around) => `all(${partsOf(codec, around)})`],
  ['TupleType', (codec, around) => `tuple(${inOrder(codec, around)})`],
  ['ArrayType', (codec, around) => `list(${typeOf(codec, around)})`],
  ['ReadonlyArrayType', (codec, around) => `list(${typeOf(codec, around)})`],
  [
    'DictionaryType',
    (codec, around) => `record(${inner('domain')(codec, around)},${inner('codomain')(codec, around)})`,
  ],
  [
    'RefinementType',
    (codec, around) => `refined(${typeOf(codec, around)},${JSON.stringify(wordOf(codec, 'name'))})`,
  ],
  ['RecursiveType', (codec, around) => `recursive(${typeOf(codec, around)})`],
  // read-only concerns the compiler alone, exact drops unknown fields: the values are the same
  ['ReadonlyType', typeOf],
  ['ExactType', typeOf],
]);

/**
 * The values that an io-ts codec accepts, as a text that does not depend on its notation: fields in order of the alphabet,
 * without the names given to compound types for messages. Two codecs with one text take the same values, as long as
 * types with a rule of their own carry a name that says the rule.
 */
export const describeCodec = (codec: unknown, around: readonly unknown[] = []): string => {
  const depth = around.indexOf(codec);
  if (depth >= 0) return `again(${String(around.length - depth)})`;
  // a plain type such as `string`, or one of our own, is described by its name
  const describeTagged = BY_TAG.get(wordOf(codec, '_tag'));
  return describeTagged?.(codec, [...around, codec]) ?? JSON.stringify(wordOf(codec, 'name'));
};
