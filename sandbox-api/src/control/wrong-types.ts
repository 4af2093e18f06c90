/** Replaces every value with one of another type. Keeps the names (fault matrix A09 "wrong types"). */
export const withWrongTypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withWrongTypes);
  if (typeof value === 'number' || JSON.isRawJSON(value)) return 'not a number';
  if (typeof value === 'boolean') return ['neither yes nor no'];
  if (typeof value !== 'object' || value === null) return { unexpected: true };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWrongTypes(inner)]));
};
