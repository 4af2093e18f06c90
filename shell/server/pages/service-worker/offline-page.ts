import type { Language } from '@coinlane/shared-contracts/values';

import { escapeHtml } from '../markup.ts';
import { plainPage, plainPolicy } from '../plain-page.ts';
import { orderIn, partOf, readOrders, showOrders } from './offline-script.ts';
import { workerWords } from './worker-words.ts';

/** Storage key of mfe-exchange for the recent orders of a browser. */
const KEPT_ORDERS = 'exchange-orders';

const SCRIPT = [
  ...[partOf, orderIn, readOrders, showOrders].map(String),
  `let stored = null; try { stored = localStorage.getItem(${JSON.stringify(KEPT_ORDERS)}); } catch {}`,
  'showOrders(document, stored, () => location.reload());',
].join('\n');

/** Content security policy: one script, one style, and no requests. */
export const OFFLINE_POLICY = plainPolicy({ script: SCRIPT });

/** Page for failed navigations. Self-contained, because nothing else can be loaded. */
export const offlinePage = (language: Language, brand: string): string => {
  const { offline, notices } = workerWords(language);
  const { title, text, retry, known } = offline;
  const orders = `<section id="last-known" data-notices="${escapeHtml(JSON.stringify(notices))}" hidden><h2>${known}</h2><ul id="orders" role="list"></ul></section>`;
  const body = `<p>${text}</p><a href="">${retry}</a>${orders}`;
  return plainPage({ language, brand, title, body, script: SCRIPT });
};
