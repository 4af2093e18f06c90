import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { offlinePage } from './offline-page.ts';
import { readOrders } from './offline-script.ts';
import { workerWords } from './worker-words.ts';

describe('the offline page', () => {
  it.each(LANGUAGES)('is self-contained, in %s', (language) => {
    const page = offlinePage(language, 'Coinlane');
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(workerWords(language).offline.title);
    expect(page).not.toMatch(/src=|href="[^"]/);
  });

  const leg = (displayTicker: string) => ({ displayTicker });
  const order = {
    transactionId: '93f47e8b7674e1',
    seenAt: Date.UTC(2026, 10, 20, 12),
    transaction: { payin: leg('btc'), payout: leg('eth'), status: { _tag: 'Known', status: 'sending' } },
  };
  it.each([
    { rule: 'nothing stored', text: null, shown: [] },
    { rule: 'invalid JSON', text: '{"version":', shown: [] },
    { rule: 'of a newer version', text: JSON.stringify({ version: 2, value: [order] }), shown: [] },
    {
      rule: 'one valid and one invalid order',
      text: JSON.stringify({ version: 1, value: [{ transactionId: 'x' }, null, order] }),
      shown: [
        { id: '93f47e8b7674e1', pair: 'BTC → ETH', status: 'sending', seenAt: '2026-11-20T12:00:00.000Z' },
      ],
    },
  ])('shows the recent orders: $rule', ({ text, shown }) => {
    expect(readOrders(text)).toEqual(shown);
  });
});
