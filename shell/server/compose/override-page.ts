import type { OverrideProblem } from '../overrides/index.ts';
import { escapeHtml } from '../markup/index.ts';

/** Tells a developer why the versions they asked for are not shown; nothing has changed for them. */
export const overridePage = (brand: string, { words, stay, clear }: OverrideProblem): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${escapeHtml(brand)}</title><meta name="robots" content="noindex">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    '<body><main><h1>These versions cannot be shown</h1>',
    `<p role="alert">${escapeHtml(words)}</p>`,
    ...(stay === null ? [] : [`<p><a href="${escapeHtml(stay)}">Go on without this change</a></p>`]),
    `<p><a href="${escapeHtml(clear)}">Show what is live</a></p></main></body>`,
    '</html>',
    '',
  ].join('\n');
