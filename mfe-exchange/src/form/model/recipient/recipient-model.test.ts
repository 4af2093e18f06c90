import { fork } from 'effector';
import type { Scope } from 'effector';

import { parsePaymentUri } from '@coinlane/chains/payment-uri';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { currencyListModel } from '../../../currency/model/currency-list';
import { settleAll } from '../../../page/model/settle-all.fixture';
import { NO_FIELDS, recipientFieldsModel } from '.';

const TEXT = 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the contracts of listed tokens', () => {
  it.each([
    {
      rule: 'typed',
      enter: (scope: Scope) =>
        settleAll(recipientFieldsModel.fieldTyped, {
          scope,
          params: { field: 'recipient', text: '0x', isPaste: true },
        }),
    },
    {
      rule: 'filled in from a payment link',
      enter: (scope: Scope) =>
        settleAll(recipientFieldsModel.textPasted, { scope, params: { field: 'recipient', text: TEXT } }),
    },
    {
      rule: 'restored after a reload',
      enter: (scope: Scope) =>
        settleAll(recipientFieldsModel.draftRead, { scope, params: { ...NO_FIELDS, recipient: '0x' } }),
    },
  ])('are fetched as soon as an address is $rule', async ({ enter }) => {
    const scope = fork({
      handlers: [
        [currencyListModel.fetchCurrenciesFx, () => [aCurrency()]],
        [recipientFieldsModel.readPaymentFx, () => parsePaymentUri(TEXT)],
      ],
    });
    await enter(scope);
    expect(scope.getState(currencyListModel.$currencies)).toHaveLength(1);
  });
});
