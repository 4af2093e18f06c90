/** @jest-environment browser */
import { memoryStorage } from '@coinlane/shared-ui/testing';

import { aTransactionRequest } from '../model/transaction-creation/transaction-request.fixture';
import { NO_DRAFT } from '../model/recipient';
import { formStorage } from './form-storage';

const DRAFT = { ...NO_DRAFT, recipient: 'abc' };
const ATTEMPT = { request: aTransactionRequest() };

describe('the form storage of a tab', () => {
  it('reads back what was written', async () => {
    const form = formStorage(memoryStorage());
    form.writeDraft(DRAFT);
    form.writeAttempt(ATTEMPT);
    form.writeRecents(['eth', 'btc']);
    expect(await form.readDraft()).toEqual(DRAFT);
    expect(await form.readAttempt()).toEqual(ATTEMPT);
    expect(await form.readRecents()).toEqual(['eth', 'btc']);
  });

  it('is empty at first', async () => {
    const form = formStorage(memoryStorage());
    expect(await form.readDraft()).toBeNull();
    expect(await form.readAttempt()).toBeNull();
    expect(await form.readRecents()).toEqual([]);
  });

  it('removes a blank draft and a finished attempt', () => {
    const storage = memoryStorage({ 'exchange-draft': '{}', 'exchange-attempt': '{}' });
    const form = formStorage(storage);
    form.writeDraft(NO_DRAFT);
    form.writeAttempt(null);
    expect(storage.read('exchange-draft')).toBeNull();
    expect(storage.read('exchange-attempt')).toBeNull();
  });

  it.each([
    { rule: 'not JSON', text: '{oops' },
    { rule: 'of another shape', text: '{"recipient":7}' },
    { rule: 'null', text: 'null' },
    { rule: 'a list', text: '[1]' },
    { rule: 'of an older version', text: JSON.stringify({ recipient: 'abc' }) },
  ])('ignores a value that is $rule', async ({ text }) => {
    const form = formStorage(
      memoryStorage({ 'exchange-draft': text, 'exchange-attempt': text, 'exchange-recents': text }),
    );
    expect(await form.readDraft()).toBeNull();
    expect(await form.readAttempt()).toBeNull();
    expect(await form.readRecents()).toEqual([]);
  });
});

describe('the key of a form', () => {
  const DONE = { key: 'k', mark: 'm', transactionId: 'a88c9de3e1b0bd' };

  it('is the same in all open tabs', async () => {
    const storage = memoryStorage();
    const [one, other] = [formStorage(storage), formStorage(storage)];
    await one.readAttempt();
    await other.readAttempt();
    expect(other.formKey()).toBe(one.formKey());
    expect(one.formKey()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('stays in its tabs after an order, and later tabs get another', () => {
    const storage = memoryStorage();
    const [one, other] = [formStorage(storage), formStorage(storage)];
    const key = one.formKey();
    expect(other.formKey()).toBe(key);
    one.writeDone({ ...DONE, key });
    expect([one.formKey(), other.formKey()]).toEqual([key, key]);
    expect(formStorage(storage).formKey()).not.toBe(key);
  });

  it('changes when it is renewed', () => {
    const form = formStorage(memoryStorage());
    const key = form.formKey();
    form.renewFormKey();
    expect(form.formKey()).not.toBe(key);
  });

  it("does not change another tab's key when it is renewed", () => {
    const storage = memoryStorage();
    const form = formStorage(storage);
    const key = form.formKey();
    form.writeDone({ ...DONE, key });
    const later = formStorage(storage).formKey();
    form.renewFormKey();
    expect(form.formKey()).toBe(later);
  });

  it('keeps a fingerprint of the last order', async () => {
    const storage = memoryStorage();
    formStorage(storage).writeDone(DONE);
    expect(await formStorage(storage).readDone()).toEqual(DONE);
    storage.write('exchange-done', '{"key":7}');
    expect(await formStorage(storage).readDone()).toBeNull();
  });
});

it('reads an attempt of an older version', async () => {
  const newer = ['paymentKind', 'isFromFiat', 'isToFiat', 'source', 'origin'];
  const older = Object.fromEntries(Object.entries(ATTEMPT.request).filter(([name]) => !newer.includes(name)));
  const form = formStorage(memoryStorage({ 'exchange-attempt': JSON.stringify({ request: older }) }));
  expect(await form.readAttempt()).toEqual(ATTEMPT);
});

it.each([
  { stored: '{"kind":"bank-transfer","country":"DE"}', read: { kind: 'bank-transfer', country: 'DE' } },
  { stored: '{"kind":7}', read: null },
  { stored: 'no json', read: null },
])('reads the way to pay and the country: $stored', async ({ stored, read }) => {
  expect(await formStorage(memoryStorage({ 'exchange-payment': stored })).readPaymentChoice()).toEqual(read);
});

it('reads a draft of an older version: its pair is unknown', async () => {
  const { pair, ...older } = { ...DRAFT, extraId: '123456' };
  const form = formStorage(
    memoryStorage({ 'exchange-draft': JSON.stringify({ ...older, extraIdTicker: 'xrp' }) }),
  );
  expect(await form.readDraft()).toMatchObject({ ...older, pair });
});
