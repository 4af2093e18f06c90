import { allSettled, createEvent, createStore, fork } from 'effector';

import type { FieldName, FieldTyped, PastedText } from '../recipient';
import { createQrScannerModel, refundFieldsOf } from './create-qr-scanner-model';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const setUp = () => {
  const recipientPasted = createEvent<PastedText>();
  const fieldTyped = createEvent<FieldTyped>();
  const fieldLeft = createEvent<FieldName>();
  const $seen = createStore<readonly string[]>([])
    .on(recipientPasted, (seen, { text, reading }) => [...seen, `pasted ${text} ${reading._tag}`])
    .on(fieldTyped, (seen, { field, text }) => [...seen, `${field} ${text}`])
    .on(fieldLeft, (seen, field) => [...seen, `left ${field}`]);
  return { scope: fork(), $seen, model: createQrScannerModel({ recipientPasted, fieldTyped, fieldLeft }) };
};

describe('the QR scanner (spec §3 "Exchange form", qrScannerVisibility)', () => {
  it('is open for one field at a time', async () => {
    const { scope, model } = setUp();
    await allSettled(model.opened, { scope, params: 'recipientWallet' });
    expect(scope.getState(model.$visibility)).toEqual({ recipientWallet: true, refundWallet: false });
    await allSettled(model.opened, { scope, params: 'refundWallet' });
    expect(scope.getState(model.$visibility)).toEqual({ recipientWallet: false, refundWallet: true });
    await allSettled(model.closed, { scope });
    expect(scope.getState(model.$visibility)).toEqual({ recipientWallet: false, refundWallet: false });
  });

  it.each([
    {
      rule: 'a payment is taken as if it had been pasted',
      field: 'recipientWallet' as const,
      text: `bitcoin:${ADDRESS}?amount=0.2`,
      seen: [`pasted bitcoin:${ADDRESS}?amount=0.2 Payment`],
    },
    {
      rule: 'a bare address fills the field',
      field: 'recipientWallet' as const,
      text: ` ${ADDRESS} `,
      seen: [`pasted  ${ADDRESS}  NotAUri`, `recipient ${ADDRESS}`],
    },
    {
      rule: 'a payment fills the refund fields',
      field: 'refundWallet' as const,
      text: 'ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=7',
      seen: ['refundAddress rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'left refundAddress', 'refundExtraId 7'],
    },
    {
      rule: 'a bare address fills the refund address',
      field: 'refundWallet' as const,
      text: ADDRESS,
      seen: [`refundAddress ${ADDRESS}`, 'left refundAddress'],
    },
  ])('$rule, and the scanner closes', async ({ field, text, seen }) => {
    const { scope, model, $seen } = setUp();
    await allSettled(model.opened, { scope, params: field });
    await allSettled(model.scanned, { scope, params: text });
    expect([...scope.getState($seen)].sort()).toEqual([...seen].sort());
    expect(scope.getState(model.$visibility)).toEqual({ recipientWallet: false, refundWallet: false });
  });

  it('passes a text over that comes when it is closed', async () => {
    const { scope, model, $seen } = setUp();
    await allSettled(model.scanned, { scope, params: ADDRESS });
    expect(scope.getState($seen)).toEqual([]);
  });

  it('keeps a text that is refused as a payment, so that the field can say why', () => {
    expect(refundFieldsOf('bitcoin:?amount=1')).toEqual([
      { field: 'refundAddress', text: 'bitcoin:?amount=1', isPaste: true },
    ]);
  });
});
