import { createHash } from 'node:crypto';

import { escapeHtml } from './markup.ts';

/** Colours and sizes of the site's tokens (`shared-ui/src/tokens`), which cannot be loaded here. */
const STYLE = [
  ':root{color-scheme:light dark;--ground:#f6f4f8;--card:#fff;--line:#e7e4ed;--text:#2b2b36;--muted:#5c5780;--link:#00673f}',
  '@media (prefers-color-scheme:dark){:root{--ground:#15141b;--card:#1f1e27;--line:#32303e;--text:#f3f1f8;--muted:#b5b0cb;--link:#4be09a}}',
  'body{box-sizing:border-box;margin:0;display:grid;grid-template-columns:minmax(0,32rem);place-content:safe center;min-height:100vh;padding:1rem;font:1rem/1.5 Roboto,system-ui,sans-serif;background:var(--ground);color:var(--text);overflow-wrap:anywhere}',
  'header{display:flex;align-items:center;gap:.75rem;margin-bottom:1rem;font-size:1.25rem;font-weight:600}',
  'main{padding:1.5rem;border:1px solid var(--line);border-radius:20px;background:var(--card)}',
  'h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}',
  'h1,h2{text-wrap:balance}',
  ':lang(ja){line-break:strict;word-break:auto-phrase}',
  ':lang(ko){word-break:keep-all}',
  'h2{margin:2rem 0 0;font-size:1.125rem}',
  'p{margin:0 0 1.5rem;color:var(--muted)}',
  'main>:last-child{margin-bottom:0}',
  'p a{color:var(--link);font-weight:600}',
  'label{display:block;margin:0 0 1rem;font-weight:600}',
  'input{display:block;box-sizing:border-box;inline-size:100%;min-height:2.75rem;margin-block-start:.25rem;padding:0 .75rem;border:1px solid #8a8798;border-radius:12px;background:var(--card);color:inherit;font:inherit}',
  'main>a,button{display:inline-grid;place-content:center;box-sizing:border-box;min-height:2.75rem;padding:.625rem 1.5rem;text-align:center;border:0;border-radius:12px;background:#00c26f;color:#04261a;font:inherit;font-weight:600;text-decoration:none}',
  'main>a+p{margin-top:1.5rem}',
  'a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--text);outline-offset:2px}',
  'ul{margin:0;padding:0;list-style:none}',
  'li{padding:.75rem 0;border-bottom:1px solid var(--line)}',
  'li:last-child{padding-bottom:0;border:0}',
  'time{display:block;color:var(--muted)}',
].join('');

/** Logo of the header. */
const LOGO =
  '<svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true"><rect width="40" height="40" rx="11" fill="#00C26F"/><path d="M10 15h16l-4.5-4.5M30 25H14l4.5 4.5" fill="none" stroke="#04261A" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>';

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** Content security policy of a plain page: its style, at most one script, and no requests except its form. */
export const plainPolicy = ({
  script,
  formAction = "'none'",
}: {
  readonly script?: string | undefined;
  readonly formAction?: string;
} = {}): string =>
  [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    `style-src ${hashOf(STYLE)}`,
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** A page that loads nothing: for errors, without a connection, and for links in e-mails. */
export type PlainPage = {
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  /** HTML below the title. A link outside a paragraph looks like a button. */
  readonly body: string;
  /** Source of the only script of the page. */
  readonly script?: string | undefined;
};

/** HTML of a plain page. */
export const plainPage = ({ language, brand, title, body, script }: PlainPage): string => {
  const [name, heading] = [escapeHtml(brand), escapeHtml(title)];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${heading} · ${name}</title><style>${STYLE}</style></head>`,
    `<body><header>${LOGO}${name}</header><main><h1>${heading}</h1>${body}</main>`,
    `${script === undefined ? '' : `<script>${script}</script>`}</body></html>`,
    '',
  ].join('\n');
};
