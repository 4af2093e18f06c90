import { allSettled, createEvent, createStore, fork } from 'effector';

import { parsePaymentUri } from '@coinlane/chains/payment-uri';

import type { PastedText } from './create-paste-model';
import { createPastedTextReader } from './create-pasted-text-reader';
import type { PastedInput } from './create-pasted-text-reader';
import type { FieldName, FieldTyped } from './recipient-fields';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const setUp = (read = ({ text }: PastedInput) => parsePaymentUri(text)) => {
  const recipientPasted = createEvent<PastedText>();
  const fieldTyped = createEvent<FieldTyped>();
  const fieldLeft = createEvent<FieldName>();
  const $seen = createStore<readonly string[]>([])
    .on(recipientPasted, (seen, { text, reading }) => [...seen, `pasted ${text} ${reading._tag}`])
    .on(fieldTyped, (seen, { field, text }) => [...seen, `${field} ${text}`])
    .on(fieldLeft, (seen, field) => [...seen, `left ${field}`]);
  const model = createPastedTextReader({ recipientPasted, fieldTyped, fieldLeft });
  return { model, $seen, scope: fork({ handlers: [[model.readPaymentFx, read]] }) };
};

describe('a pasted or scanned text', () => {
  it.each([
    {
      rule: 'a payment for the recipient is split',
      given: { field: 'recipient', text: `bitcoin:${ADDRESS}?amount=0.2` },
      seen: [`pasted bitcoin:${ADDRESS}?amount=0.2 Payment`],
    },
    {
      rule: 'a bare address fills the field',
      given: { field: 'recipient', text: ` ${ADDRESS} ` },
      seen: [`pasted  ${ADDRESS}  NotAUri`, `recipient ${ADDRESS}`],
    },
    {
      rule: 'a refused link leaves the field unchanged, and the field shows why',
      given: { field: 'recipient', text: 'bitcoin:?amount=1' },
      seen: ['pasted bitcoin:?amount=1 Refused'],
    },
    {
      rule: 'a payment fills the refund fields',
      given: { field: 'refundAddress', text: 'ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=7' },
      seen: ['refundAddress rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'left refundAddress', 'refundExtraId 7'],
    },
    {
      rule: 'a bare address fills the refund address',
      given: { field: 'refundAddress', text: ADDRESS },
      seen: [`refundAddress ${ADDRESS}`, 'left refundAddress'],
    },
    ...['amount=5&dt=7', 'dt=7&invoice=12'].map((rest) => ({
      rule: `a link with more than a refund uses stays: ${rest}`,
      given: { field: 'refundAddress' as const, text: `ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?${rest}` },
      seen: [`refundAddress ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?${rest}`, 'left refundAddress'],
    })),
    {
      rule: 'a text that is refused as a payment stays, so that the refund field can show why',
      given: { field: 'refundAddress', text: 'bitcoin:?amount=1' },
      seen: ['refundAddress bitcoin:?amount=1', 'left refundAddress'],
    },
  ] as const)('$rule', async ({ given, seen }) => {
    const { scope, model, $seen } = setUp();
    await allSettled(model.textPasted, { scope, params: given });
    expect([...scope.getState($seen)].sort()).toEqual([...seen].sort());
  });

  it('fills the field unchanged if the parser fails to load', async () => {
    const { scope, model, $seen } = setUp(() => {
      throw new Error('chunk lost');
    });
    await allSettled(model.textPasted, { scope, params: { field: 'recipient', text: `bitcoin:${ADDRESS}` } });
    expect(scope.getState($seen)).toContain(`recipient bitcoin:${ADDRESS}`);
  });
});
