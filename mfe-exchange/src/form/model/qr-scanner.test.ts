import { allSettled, createEvent, createStore, fork } from 'effector';

import { checkAddress } from '@coinlane/chains/addresses';
import { parsePaymentUri } from '@coinlane/chains/payment-uri';

import type { PastedInput } from './recipient';
import { createPastedTextReader } from './recipient/create-pasted-text-reader';
import type { PastedText } from './recipient/create-paste-model';
import type { FieldName, FieldTyped } from './recipient/recipient-fields';
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

const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';
const HOSTILE = [
  { rule: 'an address of another chain', text: ETH, verdict: 'OtherChain' },
  { rule: 'the burn address', text: '1111111111111111111114oLvT2', verdict: 'NobodysAddress' },
  { rule: 'one wrong character', text: `${ADDRESS.slice(0, -1)}5`, verdict: 'ChecksumMismatch' },
  { rule: 'an invisible character', text: `${ADDRESS}\u200B`, verdict: 'StrangeText' },
  { rule: 'a direction mark', text: `\u202E${ADDRESS}`, verdict: 'StrangeText' },
  { rule: 'two addresses', text: `${ADDRESS}\n${ADDRESS}`, verdict: 'StrangeText' },
  { rule: 'a recovery phrase', text: `${'abandon '.repeat(11)}about`, verdict: 'StrangeText' },
  { rule: 'more than a code holds', text: 'a'.repeat(9_000), verdict: 'PatternMismatch' },
  { rule: 'markup', text: `<img src=x onerror=alert(1)>${ADDRESS}`, verdict: 'StrangeText' },
];

describe('a text from the camera', () => {
  const fill = async (enter: 'scan' | 'paste', text: string) => {
    const recipientPasted = createEvent<PastedText>();
    const fieldTyped = createEvent<FieldTyped>();
    const fieldLeft = createEvent<FieldName>();
    const reader = createPastedTextReader({
      ...{ $pair: createStore(null), recipientPasted, fieldTyped, fieldLeft },
    });
    const $seen = createStore<readonly unknown[]>([])
      .on([recipientPasted, fieldTyped], (seen, given) => [...seen, given])
      .on(fieldLeft, (seen, field) => [...seen, field]);
    const $text = createStore('').on(fieldTyped, (_, given) => given.text);
    const model = createQrScannerModel(reader);
    const scope = fork({
      handlers: [[reader.readPaymentFx, (given: PastedInput) => parsePaymentUri(given.text)]],
    });
    if (enter === 'paste')
      await allSettled(reader.textPasted, { scope, params: { field: 'recipient', text } });
    else {
      await allSettled(model.opened, { scope, params: 'recipientWallet' });
      await allSettled(model.scanned, { scope, params: text });
    }
    return { seen: scope.getState($seen), text: scope.getState($text) };
  };

  it.each(HOSTILE)('is checked like a pasted one: $rule', async ({ text: given, verdict }) => {
    const [scanned, pasted] = [await fill('scan', given), await fill('paste', given)];
    expect(scanned).toEqual(pasted);
    const question = { address: scanned.text, network: 'btc', contracts: [], matchesPattern: null };
    expect(await checkAddress(question)).toMatchObject({ _tag: verdict });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    `bitcoin:${ADDRESS}?amount=1&amount=2`,
    `bitcoin:${ADDRESS}?req-new=1`,
    'constructor:x',
    `ethereum:${ETH}@1/transfer?address=${ETH}&uint256=1`,
  ])('fills no field by itself if it is a link: %s', async (link) => {
    const [scanned, pasted] = [await fill('scan', link), await fill('paste', link)];
    expect([scanned.seen, scanned.text]).toEqual([pasted.seen, '']);
  });
});
