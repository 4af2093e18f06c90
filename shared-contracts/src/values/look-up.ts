/**
 * Looks up a key from an external source. `table[key]` would also find `constructor` and other properties of every
 * object.
 */
export const lookUp = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  key: string,
): Value | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);
