import type { BrowserContext } from '@playwright/test';

/** Not allowed in any journey: an exception, a logged error, a CSP violation, a reported failure. */
export type PageProblems = {
  readonly all: () => readonly string[];
  /** Allows problems that the test itself causes. */
  readonly allow: (...patterns: readonly RegExp[]) => void;
  readonly note: (problem: string) => void;
};

/** Some builds report a hydration mismatch only as a warning. */
const TELLING_WARNING = /hydrat|did not match|Content Security Policy/i;

/** Polling, beacons and analytics fail silently by design when the server is unavailable. */
const SILENT =
  /Failed to load resource: (?:net::|.*status of 50[234]).*\/(composition|data\/beacons|analytics\/collect)\)$/;

/** Watches every page of a context, starting before its first script. */
export const watchProblems = (context: BrowserContext): PageProblems => {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    const isTelling =
      message.type() === 'error' || (message.type() === 'warning' && TELLING_WARNING.test(message.text()));
    const line = `console: ${message.text()} (${message.location().url})`;
    if (isTelling && !SILENT.test(line)) found.push(line);
  });
  return {
    all: () => found.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    allow: (...patterns) => void allowed.push(...patterns),
    note: (problem) => void found.push(problem),
  };
};
