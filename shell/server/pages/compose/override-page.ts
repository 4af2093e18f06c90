import type { Language } from '@coinlane/shared-contracts/values';

import type { OverrideProblem } from '../../releases/overrides/index.ts';
import { escapeHtml } from '../markup.ts';
import { plainPage } from '../plain-page.ts';
import { workerWords } from '../service-worker/index.ts';

/**
 * Page that explains to a developer why the requested versions are not shown. The reason is a message of the
 * server, in English.
 */
export const overridePage = (
  language: Language,
  brand: string,
  { words, stay, clear }: OverrideProblem,
): string => {
  const texts = workerWords(language).override;
  const live = `<a href="${escapeHtml(clear)}">${escapeHtml(texts.live)}</a>`;
  return plainPage({
    ...{ language, brand, title: texts.title },
    body: [
      `<p role="alert" lang="en">${escapeHtml(words)}</p>`,
      stay === null ? live : `<a href="${escapeHtml(stay)}">${escapeHtml(texts.stay)}</a><p>${live}</p>`,
    ].join('\n'),
  });
};
