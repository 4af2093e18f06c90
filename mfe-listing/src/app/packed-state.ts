type Fields = Readonly<Record<string, unknown>>;

/** Field for the number of rows of a packed list. No other part of the state has a field with this name. */
const ROWS = '#rows';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const namesIn = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name] !== undefined);

/** Whether all rows have the same fields in the same order. Returns them if so. */
const alike = (rows: readonly unknown[]): readonly Fields[] | null => {
  const fields = rows.filter(isFields);
  const [shape = '', ...others] = fields.map((row) => namesIn(row).join());
  return rows.length > 1 && fields.length === rows.length && others.every((other) => other === shape)
    ? fields
    : null;
};

const mapFields = (fields: Fields, convert: (value: unknown) => unknown): Fields =>
  Object.fromEntries(namesIn(fields).map((name) => [name, convert(fields[name])]));

/**
 * Replaces each list of similar rows with its columns. The HTML of a page contains its state. This way a field
 * name is written once instead of once per row, and equal values are adjacent, so brotli needs half of the bytes.
 */
export const packState = (value: unknown): unknown => {
  if (isFields(value)) return mapFields(value, packState);
  if (!Array.isArray(value)) return value;
  const rows = alike(value);
  const [first] = rows ?? [];
  if (rows === null || first === undefined) return value.map(packState);
  const columns = namesIn(first).map((name) => [name, packState(rows.map((row) => row[name]))]);
  return { [ROWS]: rows.length, ...Object.fromEntries(columns) };
};

const rowsOf = (count: number, columns: Fields): readonly Fields[] => {
  const lists = Object.entries(columns).map(([name, column]) => [name, unpackState(column)] as const);
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(
      lists.map(([name, list]): readonly [string, unknown] => [name, Array.isArray(list) ? list[at] : list]),
    ),
  );
};

/** Restores the state from the result of `packState`. */
export const unpackState = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unpackState);
  if (!isFields(value)) return value;
  const { [ROWS]: count, ...columns } = value;
  return typeof count === 'number' ? rowsOf(count, columns) : mapFields(value, unpackState);
};
