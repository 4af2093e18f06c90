const LONGEST_FIELD = 2000;

/** Stored part of an error report: no addresses, e-mails, breadcrumbs or users. */
export type ReportedError = {
  readonly eventId: string;
  readonly items: readonly { readonly type: string; readonly summary: unknown }[];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (line: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

const shortText = (value: unknown): string | null =>
  typeof value === 'string' ? value.slice(0, LONGEST_FIELD) : null;

const exceptionsOf = (event: Record<string, unknown>) => {
  const exception = event['exception'];
  const values = isRecord(exception) && Array.isArray(exception['values']) ? exception['values'] : [];
  return values
    .filter(isRecord)
    .map(({ type, value }) => ({ type: shortText(type), value: shortText(value) }));
};

const tagsOf = ({ tags }: Record<string, unknown>): Record<string, unknown> =>
  isRecord(tags) ? Object.fromEntries(Object.entries(tags).slice(0, 50)) : {};

const summaryOf = (event: Record<string, unknown>) => ({
  level: shortText(event['level']),
  message: shortText(event['message']),
  release: shortText(event['release']),
  environment: shortText(event['environment']),
  tags: tagsOf(event),
  exceptions: exceptionsOf(event),
});

/** Items of an envelope, whose headers and payloads alternate, one per line. */
const itemsOf = (lines: readonly string[]): ReportedError['items'] =>
  lines.flatMap((line, index) => {
    const header = index % 2 === 0 ? parsed(line) : null;
    const type = header === null ? null : shortText(header['type']);
    if (type === null) return [];
    return [{ type, summary: summaryOf(parsed(lines[index + 1] ?? '') ?? {}) }];
  });

/** Parses an error-report envelope: a header line, then items. Null if invalid. */
export const readEnvelope = (text: string): ReportedError | null => {
  const [first = '', ...rest] = text.split('\n');
  const header = parsed(first);
  if (header === null) return null;
  return { eventId: shortText(header['event_id']) ?? '', items: itemsOf(rest.filter((line) => line !== '')) };
};
