import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';

import { escapeHtml } from '../markup.ts';
import { plainPage } from '../plain-page.ts';
import { workerWords } from '../service-worker/index.ts';

/** Fallback page without scripts: explains the error and what to do. */
export const unavailablePage = (
  language: Language,
  { brand, supportEmail }: Pick<PublicConfig, 'brand' | 'supportEmail'>,
): string => {
  const { busy, offline } = workerWords(language);
  const mail = escapeHtml(supportEmail);
  return plainPage({
    ...{ language, brand, title: busy.title.replace('{brand}', () => brand) },
    body: [
      `<p>${escapeHtml(busy.text)}</p>`,
      `<a href="">${escapeHtml(offline.retry)}</a>`,
      `<p><a href="mailto:${mail}">${mail}</a></p>`,
    ].join('\n'),
  });
};
