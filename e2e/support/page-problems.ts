import type { BrowserContext } from '@playwright/test';

/** Not allowed in any journey: an exception, a logged error, a CSP violation, a reported failure. */
export type PageProblems = {
  readonly all: () => readonly string[];
  /** A fault that the test itself brings about explains some of them. */
  readonly allow: (...patterns: readonly RegExp[]) => void;
  readonly note: (problem: string) => void;
};

/** Hydration that does not fit is only a warning in some builds. */
const TELLING_WARNING = /hydrat|did not match|Content Security Policy/i;

/** Following what is live, telling how it went, counting: all are silent by design when the server is away. */
const SILENT =
  /Failed to load resource: (?:net::|.*status of 50[234]).*\/(composition|data\/beacons|analytics\/collect)\)$/;

/** Watches every page of a context from before its first script. */
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
