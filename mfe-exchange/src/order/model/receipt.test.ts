import { allSettled, createEvent, createStore, fork } from 'effector';

import type { ComparedDeposit, ReceiptVerdict } from '../../receipt/domain/compare-receipt';
import type { Transaction } from '../domain/transaction';
import { aLeg, aTransaction } from '../domain/transaction/transaction.fixture';
import { createReceiptModel } from './receipt';

const seen = createEvent<Transaction>();
const $transaction = createStore<Transaction | null>(null, { serialize: 'ignore' }).on(
  seen,
  (_, next) => next,
);
const model = createReceiptModel({ $transaction });

const signed = (address: string | null = 'a', change: Partial<Transaction> = {}): Transaction =>
  aTransaction({ receipt: 'signed', payin: aLeg({ address }), ...change });

const aPage = (check: (shown: ComparedDeposit) => Promise<ReceiptVerdict | null> | ReceiptVerdict | null) => {
  const checked: (string | null)[] = [];
  const scope = fork({
    handlers: [
      [
        model.checkFx,
        (shown: ComparedDeposit) => {
          checked.push(shown.address);
          return check(shown);
        },
      ],
    ],
  });
  return {
    checked,
    view: () => scope.getState(model.$view),
    start: () => allSettled(model.started, { scope }),
    see: (transaction: Transaction) => allSettled(seen, { scope, params: transaction }),
  };
};

describe('the receipt of the shown order', () => {
  it('is compared after the first view, once for each deposit', async () => {
    const page = aPage(() => 'confirmed');
    await page.see(signed());
    expect([page.checked, page.view()]).toEqual([[], { verdict: null, isHidden: false }]);
    await page.start();
    await page.see(signed('a', { updatedAt: 1 }));
    expect([page.checked, page.view()]).toEqual([['a'], { verdict: 'confirmed', isHidden: false }]);
  });

  it('hides a deposit that differs', async () => {
    const page = aPage(({ address }) => (address === 'a' ? 'unverified' : 'differs'));
    await page.start();
    await page.see(signed());
    const first = page.view();
    await page.see(signed('b'));
    expect([first, page.view()]).toEqual([
      { verdict: 'unverified', isHidden: false },
      { verdict: 'differs', isHidden: true },
    ]);
  });

  it('hides a changed deposit until it is compared, and compares it at the next refresh after a failure', async () => {
    let isDown = false;
    const page = aPage(() => (isDown ? Promise.reject(new Error('down')) : 'confirmed'));
    await page.start();
    await page.see(signed());
    isDown = true;
    await page.see(signed('b'));
    const meanwhile = page.view();
    isDown = false;
    await page.see(signed('b', { updatedAt: 1 }));
    expect([meanwhile, page.view(), page.checked]).toEqual([
      { verdict: null, isHidden: true },
      { verdict: 'confirmed', isHidden: false },
      ['a', 'b', 'b'],
    ]);
  });

  it('shows the first deposit although its receipt is unavailable', async () => {
    const page = aPage(() => Promise.reject(new Error('down')));
    await page.start();
    await page.see(signed());
    expect(page.view()).toEqual({ verdict: null, isHidden: false });
  });

  it('hides another deposit of an order that lost its receipt', async () => {
    const page = aPage(({ address }) => (address === 'a' ? 'confirmed' : 'differs'));
    await page.start();
    await page.see(signed());
    await page.see(signed('b', { receipt: 'none' }));
    expect([page.checked, page.view()]).toEqual([['a', 'b'], { verdict: 'differs', isHidden: true }]);
  });

  it('shows the deposit of an order without a receipt', async () => {
    const page = aPage(({ hasReceipt }) => (hasReceipt ? 'differs' : null));
    await page.start();
    await page.see(signed('a', { receipt: 'none' }));
    expect([page.checked, page.view()]).toEqual([['a'], { verdict: null, isHidden: false }]);
  });

  it('compares the deposit that arrived during a comparison', async () => {
    let release: (verdict: ReceiptVerdict) => void = () => undefined;
    const page = aPage(({ address }) =>
      address === 'a'
        ? new Promise((resolve) => {
            release = resolve;
          })
        : 'differs',
    );
    await page.start();
    const running = page.see(signed());
    const later = page.see(signed('b'));
    release('confirmed');
    await Promise.all([running, later]);
    expect([page.checked, page.view()]).toEqual([['a', 'b'], { verdict: 'differs', isHidden: true }]);
  });

  it.each([
    { rule: 'has no address', transaction: signed(null) },
    { rule: 'is withheld', transaction: signed('a', { receipt: 'withheld' }) },
  ])('is not read if the order $rule', async ({ transaction }) => {
    const page = aPage(() => 'confirmed');
    await page.start();
    await page.see(transaction);
    expect([page.checked, page.view()]).toEqual([[], { verdict: null, isHidden: false }]);
  });
});
