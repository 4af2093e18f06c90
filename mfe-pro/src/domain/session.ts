/** A signed-in session. Dates are ms since the epoch. */
export type Session = {
  readonly id: string;
  /** User agent of the browser. */
  readonly device: string;
  readonly createdAtMs: number;
  readonly lastSeenAtMs: number;
  readonly isCurrent: boolean;
};

type Row = readonly [pattern: RegExp, name: string];

/** The order matters: user agents of later browsers contain the names of earlier ones. */
const BROWSERS: readonly Row[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly Row[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (rows: readonly Row[], text: string): string | null =>
  rows.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Common names of the browser and system of a session. Null: unknown. */
export const deviceOf = ({
  device,
}: Pick<Session, 'device'>): { readonly browser: string | null; readonly system: string | null } => ({
  browser: nameIn(BROWSERS, device),
  system: nameIn(SYSTEMS, device),
});

/** This device first, then the others, latest first. */
export const sortedSessions = (sessions: readonly Session[]): readonly Session[] =>
  sessions.toSorted(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAtMs - one.lastSeenAtMs,
  );
