import { owns, pageOf } from './routes';

describe('pageOf', () => {
  it.each([
    { path: '/', page: { _tag: 'Form' } },
    { path: '/exchange', page: { _tag: 'Form' } },
    { path: '/exchange/', page: { _tag: 'Form' } },
    { path: '/exchange/txs/93f47e8b7674e1', page: { _tag: 'Status', transactionId: '93f47e8b7674e1' } },
    { path: '/exchange/txs/%E2%82', page: { _tag: 'Status', transactionId: '%E2%82' } },
    { path: '/tg-app/txs/50727663e5d9a4', page: { _tag: 'Status', transactionId: '50727663e5d9a4' } },
    { path: '/exchange/txs', page: null },
    { path: '/currencies', page: null },
  ])('$path', ({ path, page }) => {
    expect(pageOf(path)).toEqual(page);
    expect(owns(path)).toBe(page !== null);
  });
});
