/** @jest-environment browser */
import { memoryStorage } from '@coinlane/shared-ui/testing';
import { allSettled, fork } from 'effector';

import { announceCreatedFx } from '../form/model/transaction-creation';
import {
  aCreatedTransaction,
  aTransactionRequest,
} from '../form/model/transaction-creation/transaction-request.fixture';
import { controlTokens } from '../order/app/control-tokens';
import { keptReceipts } from '../receipt/app/kept-receipts';
import { aReceipt } from '../receipt/domain/order-receipt.fixture';
import { aRequest } from './fragment-request.fixture';
import { mountPropsOf } from './mount-props.fixture';
import { pageBindings } from './page-handlers';

describe('a created order', () => {
  it.each([
    { rule: 'has a control token in this browser', controlToken: 'secret', found: 'secret' },
    { rule: 'has none if the service has none', controlToken: null, found: undefined },
  ])('$rule', async ({ controlToken, found }) => {
    const props = mountPropsOf(aRequest('/exchange'), { storage: memoryStorage() });
    const scope = fork({ handlers: pageBindings(props) });
    const transaction = aCreatedTransaction({ controlToken });
    await allSettled(announceCreatedFx, { scope, params: { transaction, request: aTransactionRequest() } });
    expect(controlTokens(props.storage).find(transaction.transactionId)).toBe(found);
  });

  it('has its first receipt in this browser', async () => {
    const props = mountPropsOf(aRequest('/exchange'), { storage: memoryStorage() });
    const scope = fork({ handlers: pageBindings(props) });
    const { transactionId } = aCreatedTransaction();
    for (const address of ['first', 'second']) {
      const transaction = aCreatedTransaction({ receipt: aReceipt(transactionId, address) });
      await allSettled(announceCreatedFx, { scope, params: { transaction, request: aTransactionRequest() } });
    }
    expect(keptReceipts(props.storage).find(transactionId)).toEqual(aReceipt(transactionId, 'first'));
  });
});
