import { escapeHtml } from '../markup/index.ts';

/** The last resort, without scripts, styles or translations: what is wrong and what can be done. */
export const unavailablePage = (brand: string, supportEmail: string): string => {
  const [name, mail] = [escapeHtml(brand), escapeHtml(supportEmail)];
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${name}</title><meta name="robots" content="noindex">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    `<body><main><h1>${name} is busy</h1>`,
    '<p>The page cannot be shown at this moment. Orders already made go on. Please try again in a few seconds.</p>',
    `<p>Support: <a href="mailto:${mail}">${mail}</a></p></main></body>`,
    '</html>',
    '',
  ].join('\n');
};
