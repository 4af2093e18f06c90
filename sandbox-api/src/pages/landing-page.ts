import { escapeHtml, htmlPage } from './html.ts';

const SERVICES: readonly (readonly [path: string, what: string])[] = [
  ['/v1', 'public API v1: currencies, limits, estimates, legacy transactions'],
  ['/v1.1', 'create and read a transaction'],
  ['/v2', 'public API v2: currencies, estimates, exchanges, addresses, actions, fiat'],
  ['/v1/frontend', 'market data, e-mail about a transaction'],
  ['/account', 'estimates of all providers, promo codes'],
  ['/price-data', 'prices of several coins'],
  ['/ranking', 'the rank of each coin'],
  ['/content', 'the listing: currencies, pairs, links, icons'],
  ['/push', 'push registrations'],
  ['/error-reports', 'intake of browser error reports'],
  ['/analytics', 'intake of page views and steps'],
  ['/live-chat', 'conversations of users, and the inbox of support'],
  ['/fiat/checkout', 'the page of the card payment'],
  ['/samples/blocks', 'a page of another site that shows our blocks'],
  ['/swaps', 'the legacy token swap'],
  ['/outbox', 'the e-mails that would have been sent'],
  ['/__sandbox', 'control: clock, orders, faults, calls'],
];

/** Page that explains the sandbox and lists the services. */
export const landingPage = (publicPath: string): string => {
  const rows = SERVICES.map(
    ([path, what]) => `<dt><code>${escapeHtml(publicPath + path)}</code></dt><dd>${escapeHtml(what)}</dd>`,
  );
  return htmlPage('Coinlane sandbox', `<p>It replaces every upstream service.</p><dl>${rows.join('')}</dl>`);
};
