const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const members = (record: Readonly<Record<string, unknown>>): string =>
  Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}:${canonicalJson(value)}`)
    .join(',');

/** Canonical JSON of a value: members sorted by name, no white space. Signatures cover this text. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  return isRecord(value) ? `{${members(value)}}` : JSON.stringify(value);
};
