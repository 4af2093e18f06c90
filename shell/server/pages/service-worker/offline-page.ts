import { createHash } from 'node:crypto';

import type { Language } from '@coinlane/shared-contracts/values';

import { orderIn, partOf, readOrders, showOrders } from './offline-script.ts';
import { workerWords } from './worker-words.ts';

/** Storage key of mfe-exchange for the recent orders of a browser. */
const KEPT_ORDERS = 'exchange-orders';

const SCRIPT = [
  ...[partOf, orderIn, readOrders, showOrders].map(String),
  `let stored = null; try { stored = localStorage.getItem(${JSON.stringify(KEPT_ORDERS)}); } catch {}`,
  'showOrders(document, stored, () => location.reload());',
].join('\n');

/** Colours and sizes of the page's tokens (`shared-ui/src/tokens`), which cannot be loaded here. */
const STYLE = [
  ':root{color-scheme:light dark;--ground:#f6f4f8;--card:#fff;--line:#e7e4ed;--text:#2b2b36;--muted:#5c5780}',
  '@media (prefers-color-scheme:dark){:root{--ground:#15141b;--card:#1f1e27;--line:#32303e;--text:#f3f1f8;--muted:#b5b0cb}}',
  'body{box-sizing:border-box;margin:0;display:grid;grid-template-columns:minmax(0,32rem);place-content:safe center;min-height:100vh;padding:1rem;font:1rem/1.5 Roboto,system-ui,sans-serif;background:var(--ground);color:var(--text)}',
  'header{display:flex;align-items:center;gap:.75rem;margin-bottom:1rem;font-size:1.25rem;font-weight:600}',
  'main{padding:1.5rem;border:1px solid var(--line);border-radius:20px;background:var(--card)}',
  'h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}',
  'h2{margin:2rem 0 0;font-size:1.125rem}',
  'p{margin:0 0 1.5rem;color:var(--muted)}',
  'a{display:inline-grid;place-content:center;min-height:2.75rem;padding:0 1.5rem;border-radius:12px;background:#00c26f;color:#04261a;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid var(--text);outline-offset:2px}',
  'ul{margin:0;padding:0;list-style:none}',
  'li{padding:.75rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}',
  'li:last-child{padding-bottom:0;border:0}',
  'time{color:var(--muted)}',
].join('');

/** Logo of the header. */
const LOGO =
  '<svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true"><rect width="40" height="40" rx="11" fill="#00C26F"/><path d="M10 15h16l-4.5-4.5M30 25H14l4.5 4.5" fill="none" stroke="#04261A" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>';

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** Content security policy: one script, one style, and no requests. */
export const OFFLINE_POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(SCRIPT)}`,
  `style-src ${hashOf(STYLE)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Page for navigations that fail. Self-contained, because nothing else can be loaded. */
export const offlinePage = (language: Language, brand: string): string => {
  const { title, text, retry, known } = workerWords(language).offline;
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${title} · ${brand}</title><style>${STYLE}</style></head>`,
    `<body><header>${LOGO}${brand}</header><main><h1>${title}</h1><p>${text}</p><a href="">${retry}</a>`,
    `<section id="last-known" hidden><h2>${known}</h2><ul id="orders" role="list"></ul></section></main>`,
    `<script>${SCRIPT}</script></body></html>`,
    '',
  ].join('\n');
};
