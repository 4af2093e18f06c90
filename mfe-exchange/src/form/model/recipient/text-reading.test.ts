import { allSettled, createEvent, createStore, fork } from 'effector';

import { parsePaymentUri, parseRefundLink } from '@coinlane/chains/payment-uri';
import type { PaymentUriReading } from '@coinlane/chains/payment-uri';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { PastedText } from './create-paste-model';
import { createPastedTextReader } from './create-pasted-text-reader';
import type { PastedInput, TextToRead } from './create-pasted-text-reader';
import type { FieldName, FieldTyped } from './recipient-fields';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

const readText = ({ field, text, ...asset }: TextToRead) =>
  field === 'recipient' ? parsePaymentUri(text) : parseRefundLink(text, asset);

const setUp = (
  read: (given: TextToRead) => PaymentUriReading = readText,
  network = 'btc',
  tokenContract: string | null = null,
) => {
  const recipientPasted = createEvent<PastedText>();
  const fieldTyped = createEvent<FieldTyped>();
  const fieldLeft = createEvent<FieldName>();
  const $seen = createStore<readonly string[]>([])
    .on(recipientPasted, (seen, { text, reading }) => [...seen, `pasted ${text} ${reading._tag}`])
    .on(fieldTyped, (seen, { field, text }) => [...seen, `${field} ${text}`])
    .on(fieldLeft, (seen, field) => [...seen, `left ${field}`]);
  const from = aCurrency({ network, tokenContract });
  const $pair = createStore({ from, to: from });
  const model = createPastedTextReader({ $pair, recipientPasted, fieldTyped, fieldLeft });
  return { model, $seen, scope: fork({ handlers: [[model.readPaymentFx, read]] }) };
};

type Row = {
  readonly rule: string;
  readonly given: PastedInput;
  readonly from?: string;
  readonly tokenContract?: string;
  readonly seen: readonly string[];
};

describe('a pasted or scanned text', () => {
  it.each<Row>([
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
      from: 'xrp',
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
      from: 'xrp',
      seen: [`refundAddress ripple:rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?${rest}`, 'left refundAddress'],
    })),
    ...[
      { rule: 'another network', text: 'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@137' },
      {
        rule: 'another coin',
        text: `ethereum:${USDC}/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed`,
      },
      { rule: 'another network by its scheme', text: `bitcoin:${ADDRESS}` },
    ].map(({ rule, text }) => ({
      rule: `a link of ${rule} stays in the refund field`,
      given: { field: 'refundAddress' as const, text },
      from: 'eth',
      seen: [`refundAddress ${text}`, 'left refundAddress'],
    })),
    {
      rule: 'a link without a network fills the refund address on each network of its scheme',
      given: { field: 'refundAddress', text: 'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      from: 'matic',
      seen: ['refundAddress 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'left refundAddress'],
    },
    {
      rule: 'a link of the network fills the refund address',
      given: { field: 'refundAddress', text: 'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@137' },
      from: 'matic',
      seen: ['refundAddress 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'left refundAddress'],
    },
    {
      rule: 'a link of the token itself fills the refund address',
      given: {
        field: 'refundAddress',
        text: `ethereum:${USDC}/transfer?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed`,
      },
      from: 'eth',
      tokenContract: USDC,
      seen: ['refundAddress 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'left refundAddress'],
    },
    {
      rule: 'a text that is refused as a payment stays, so that the refund field can show why',
      given: { field: 'refundAddress', text: 'bitcoin:?amount=1' },
      seen: ['refundAddress bitcoin:?amount=1', 'left refundAddress'],
    },
  ])('$rule', async ({ given, from, tokenContract, seen }) => {
    const { scope, model, $seen } = setUp(readText, from, tokenContract);
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
