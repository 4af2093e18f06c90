import { escapeHtml } from '../markup.ts';
import { plainPage } from '../plain-page.ts';

/** Fallback page without scripts or translations: explains the error and what to do. */
export const unavailablePage = (brand: string, supportEmail: string): string => {
  const mail = escapeHtml(supportEmail);
  return plainPage({
    ...{ language: 'en', brand, title: `${brand} is busy` },
    body: [
      '<p>The page is temporarily unavailable. Existing orders continue. Please try again in a few seconds.</p>',
      '<a href="">Try again</a>',
      `<p>Support: <a href="mailto:${mail}">${mail}</a></p>`,
    ].join('\n'),
  });
};
