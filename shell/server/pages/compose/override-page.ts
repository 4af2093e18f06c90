import type { OverrideProblem } from '../../releases/overrides/index.ts';
import { escapeHtml } from '../markup.ts';

/** Page that explains to a developer why the requested versions are not shown. Nothing has changed. */
export const overridePage = (brand: string, { words, stay, clear }: OverrideProblem): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${escapeHtml(brand)}</title><meta name="robots" content="noindex">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    '<body><main><h1>These versions are not available</h1>',
    `<p role="alert">${escapeHtml(words)}</p>`,
    ...(stay === null ? [] : [`<p><a href="${escapeHtml(stay)}">Continue without this change</a></p>`]),
    `<p><a href="${escapeHtml(clear)}">Show the live versions</a></p></main></body>`,
    '</html>',
    '',
  ].join('\n');
