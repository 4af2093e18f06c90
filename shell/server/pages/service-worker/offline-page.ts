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

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0;display:grid;place-items:center;min-height:100vh;font:1rem/1.5 system-ui,sans-serif;background:#f6f4f8;color:#2b2b36}',
  'main{max-width:32rem;padding:2rem}',
  'h1{font-size:1.6rem}',
  'a{color:#00673f;font-weight:600}',
  'li{overflow-wrap:anywhere}',
  '@media (prefers-color-scheme:dark){body{background:#17171e;color:#f2f1f6}a{color:#4be09a}}',
].join('');

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
    `<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p>`,
    `<section id="last-known" hidden><h2>${known}</h2><ul id="orders"></ul></section></main>`,
    `<script>${SCRIPT}</script></body></html>`,
    '',
  ].join('\n');
};
