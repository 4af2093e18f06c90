import { allSettled, createEvent, createStore, fork } from 'effector';

import type { PastedInput } from './recipient';
import { createQrScannerModel } from './qr-scanner';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const setUp = () => {
  const textPasted = createEvent<PastedInput>();
  const $seen = createStore<readonly PastedInput[]>([]).on(textPasted, (seen, given) => [...seen, given]);
  return { scope: fork(), $seen, model: createQrScannerModel({ textPasted }) };
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
    { rule: 'for the recipient', opened: 'recipientWallet', field: 'recipient' },
    { rule: 'for the refund address', opened: 'refundWallet', field: 'refundAddress' },
  ] as const)('handles a text $rule like a pasted one, and closes', async ({ opened, field }) => {
    const { scope, model, $seen } = setUp();
    await allSettled(model.opened, { scope, params: opened });
    await allSettled(model.scanned, { scope, params: ` ${ADDRESS} ` });
    expect(scope.getState($seen)).toEqual([{ field, text: ` ${ADDRESS} ` }]);
    expect(scope.getState(model.$visibility)).toEqual({ recipientWallet: false, refundWallet: false });
  });

  it('ignores a text that arrives after closing', async () => {
    const { scope, model, $seen } = setUp();
    await allSettled(model.scanned, { scope, params: ADDRESS });
    expect(scope.getState($seen)).toEqual([]);
  });
});
