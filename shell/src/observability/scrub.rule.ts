const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer [token]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+\.[a-z]{2,}\b/gi, '[e-mail]'],
  [/(https?:\/\/[^\s?#"']+)[?#][^\s"')]*/g, '$1'],
  [/\b0x[0-9a-f]{40,}\b/gi, '[address]'],
  [/\b[a-z]{2,12}1[02-9ac-hj-np-z]{20,}\b/gi, '[address]'],
  [/\b[1-9A-HJ-NP-Za-km-z]{25,110}\b/g, '[address]'],
];

/** Removes personal data, addresses and tokens from a text before it is sent. Short file hashes stay readable. */
export const scrub = (text: string): string =>
  PATTERNS.reduce((kept, [pattern, replacement]) => kept.replace(pattern, replacement), text);

/** Scrubs all texts inside a value. */
export const scrubDeep = (value: unknown): unknown => {
  if (typeof value === 'string') return scrub(value);
  if (Array.isArray(value)) return value.map(scrubDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scrubDeep(inner)]));
};
