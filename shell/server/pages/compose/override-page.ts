import type { OverrideProblem } from '../../releases/overrides/index.ts';
import { escapeHtml } from '../markup.ts';
import { plainPage } from '../plain-page.ts';

/** Page that explains to a developer why the requested versions are not shown. Nothing has changed. */
export const overridePage = (brand: string, { words, stay, clear }: OverrideProblem): string => {
  const live = `<a href="${escapeHtml(clear)}">Show the live versions</a>`;
  return plainPage({
    ...{ language: 'en', brand, title: 'These versions are not available' },
    body: [
      `<p role="alert">${escapeHtml(words)}</p>`,
      stay === null ? live : `<a href="${escapeHtml(stay)}">Continue without this change</a><p>${live}</p>`,
    ].join('\n'),
  });
};
