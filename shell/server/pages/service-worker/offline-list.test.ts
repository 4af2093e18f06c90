/** @jest-environment browser */

import { offlinePage } from './offline-page.ts';
import { showOrders } from './offline-script.ts';

const leg = (displayTicker: string) => ({ displayTicker });
const stored = (status: string): string => {
  const transaction = { payin: leg('btc'), payout: leg('eth'), status: { _tag: 'Known', status } };
  return JSON.stringify({
    version: 1,
    value: [{ transactionId: '93f47e8b7674e1', seenAt: Date.UTC(2026, 10, 20, 12), transaction }],
  });
};

it.each([
  { status: 'sending', text: 'BTC → ETH · 93f47e8b7674e1Ihre Coins sind unterwegs.2026-11-20 12:00 UTC' },
  { status: 'waiting', text: 'BTC → ETH · 93f47e8b7674e12026-11-20 12:00 UTC' },
  { status: '__proto__', text: 'BTC → ETH · 93f47e8b7674e12026-11-20 12:00 UTC' },
])('shows the status of an order in the language of the page: $status', ({ status, text }) => {
  const page = new DOMParser().parseFromString(offlinePage('de', 'Coinlane'), 'text/html');
  showOrders(page, stored(status), () => undefined);
  expect(page.querySelector('#orders')?.textContent).toBe(text);
  expect(page.querySelector('#last-known')?.hasAttribute('hidden')).toBe(false);
});
