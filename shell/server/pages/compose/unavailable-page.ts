import { escapeHtml } from '../markup.ts';

/** Fallback page without scripts, styles or translations: explains the error and what to do. */
export const unavailablePage = (brand: string, supportEmail: string): string => {
  const [name, mail] = [escapeHtml(brand), escapeHtml(supportEmail)];
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${name}</title><meta name="robots" content="noindex">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    `<body><main><h1>${name} is busy</h1>`,
    '<p>The page is temporarily unavailable. Existing orders continue. Please try again in a few seconds.</p>',
    `<p>Support: <a href="mailto:${mail}">${mail}</a></p></main></body>`,
    '</html>',
    '',
  ].join('\n');
};
