/** The part of JSON Schema that the description of the gateway uses. */
export type Schema =
  | { readonly type: 'string' | 'number' | 'boolean' | 'null'; readonly format?: 'date-time' }
  | { readonly type: 'array'; readonly items: Schema }
  | {
      readonly type: 'object';
      readonly properties: Readonly<Record<string, Schema>>;
      readonly required: readonly string[];
      readonly additionalProperties: false;
    }
  | { readonly anyOf: readonly Schema[] };

export const TEXT: Schema = { type: 'string' };
export const NUMBER: Schema = { type: 'number' };
export const FLAG: Schema = { type: 'boolean' };
export const TIME: Schema = { type: 'string', format: 'date-time' };
/** An exact decimal: a JSON number with all digits, which parsers should read as text. */
export const AMOUNT: Schema = { anyOf: [{ type: 'number' }, { type: 'string' }] };

export const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

export const listOf = (items: Schema): Schema => ({ type: 'array', items });

/** An object with exactly these fields. */
export const objectOf = (
  required: Readonly<Record<string, Schema>>,
  optional: Readonly<Record<string, Schema>> = {},
): Schema => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

type ObjectSchema = Extract<Schema, { readonly type: 'object' }>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectProblems = (
  { properties, required }: ObjectSchema,
  value: unknown,
  path: string,
): readonly string[] => {
  if (!isRecord(value)) return [`${path}: expected an object`];
  const missing = required.filter((name) => !(name in value)).map((name) => `${path}.${name}: is missing`);
  return Object.entries(value).reduce<readonly string[]>((problems, [name, inner]) => {
    const schema = properties[name];
    const found =
      schema === undefined
        ? [`${path}.${name}: is not described`]
        : problemsOf(schema, inner, `${path}.${name}`);
    return [...problems, ...found];
  }, missing);
};

const listProblems = (items: Schema, value: unknown, path: string): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((each, at) => problemsOf(items, each, `${path}[${String(at)}]`))
    : [`${path}: expected a list`];

type PlainSchema = Extract<Schema, { readonly type: 'string' | 'number' | 'boolean' | 'null' }>;

const plainProblems = ({ type, format }: PlainSchema, value: unknown, path: string): readonly string[] => {
  const isOfType = type === 'null' ? value === null : typeof value === type;
  if (!isOfType) return [`${path}: expected ${type}`];
  return format === 'date-time' && Number.isNaN(Date.parse(String(value)))
    ? [`${path}: expected a date`]
    : [];
};

/** Differences between a value and its schema, each with its path. */
export const problemsOf = (schema: Schema, value: unknown, path = '$'): readonly string[] => {
  if ('anyOf' in schema) {
    const tries = schema.anyOf.map((each) => problemsOf(each, value, path));
    // the first alternative names the expected value; the others are null and other forms
    return tries.some((problems) => problems.length === 0) ? [] : (tries[0] ?? []);
  }
  if (schema.type === 'object') return objectProblems(schema, value, path);
  return schema.type === 'array'
    ? listProblems(schema.items, value, path)
    : plainProblems(schema, value, path);
};
