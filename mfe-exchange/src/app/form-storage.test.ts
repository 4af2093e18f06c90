import { memoryStorage } from '@coinlane/shared-ui/testing';

import { aTransactionRequest } from '../model/transaction-creation/transaction-request.fixture';
import { NO_DRAFT } from '../model/recipient';
import { formStorage } from './form-storage';

const DRAFT = { ...NO_DRAFT, recipient: 'abc' };
const ATTEMPT = { request: aTransactionRequest() };

describe('what a tab keeps of the form', () => {
  it('is read as it was written', async () => {
    const form = formStorage(memoryStorage());
    form.writeDraft(DRAFT);
    form.writeAttempt(ATTEMPT);
    form.writeRecents(['eth', 'btc']);
    expect(await form.readDraft()).toEqual(DRAFT);
    expect(await form.readAttempt()).toEqual(ATTEMPT);
    expect(await form.readRecents()).toEqual(['eth', 'btc']);
  });

  it('is nothing at first', async () => {
    const form = formStorage(memoryStorage());
    expect(await form.readDraft()).toBeNull();
    expect(await form.readAttempt()).toBeNull();
    expect(await form.readRecents()).toEqual([]);
  });

  it('leaves no blank draft and no finished attempt behind', () => {
    const storage = memoryStorage({ 'exchange-draft': '{}', 'exchange-attempt': '{}' });
    const form = formStorage(storage);
    form.writeDraft(NO_DRAFT);
    form.writeAttempt(null);
    expect(storage.read('exchange-draft')).toBeNull();
    expect(storage.read('exchange-attempt')).toBeNull();
  });

  it.each([
    { rule: 'no JSON', text: '{oops' },
    { rule: 'of another shape', text: '{"recipient":7}' },
    { rule: 'null', text: 'null' },
    { rule: 'a list', text: '[1]' },
    { rule: 'of an older version', text: JSON.stringify({ recipient: 'abc' }) },
  ])('counts as not there when it is $rule', async ({ text }) => {
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

  it('is the same in every tab that is open at the same time', async () => {
    const storage = memoryStorage();
    const [one, other] = [formStorage(storage), formStorage(storage)];
    await one.readAttempt();
    await other.readAttempt();
    expect(other.formKey()).toBe(one.formKey());
    expect(one.formKey()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('stays with the tabs that had it when it is used, and is not given to later ones', () => {
    const storage = memoryStorage();
    const [one, other] = [formStorage(storage), formStorage(storage)];
    const key = one.formKey();
    expect(other.formKey()).toBe(key);
    one.writeDone({ ...DONE, key });
    expect([one.formKey(), other.formKey()]).toEqual([key, key]);
    expect(formStorage(storage).formKey()).not.toBe(key);
  });

  it('is another one once it is renewed', () => {
    const form = formStorage(memoryStorage());
    const key = form.formKey();
    form.renewFormKey();
    expect(form.formKey()).not.toBe(key);
  });

  it('leaves the key of another tab alone when it is renewed', () => {
    const storage = memoryStorage();
    const form = formStorage(storage);
    const key = form.formKey();
    form.writeDone({ ...DONE, key });
    const later = formStorage(storage).formKey();
    form.renewFormKey();
    expect(form.formKey()).toBe(later);
  });

  it('keeps the last order that was made, as a mark of it', async () => {
    const storage = memoryStorage();
    formStorage(storage).writeDone(DONE);
    expect(await formStorage(storage).readDone()).toEqual(DONE);
    storage.write('exchange-done', '{"key":7}');
    expect(await formStorage(storage).readDone()).toBeNull();
  });
});

it('reads an attempt that an older version stored', async () => {
  const newer = ['isFromFiat', 'isToFiat', 'source', 'origin'];
  const older = Object.fromEntries(Object.entries(ATTEMPT.request).filter(([name]) => !newer.includes(name)));
  const form = formStorage(memoryStorage({ 'exchange-attempt': JSON.stringify({ request: older }) }));
  expect(await form.readAttempt()).toEqual(ATTEMPT);
});

it('reads a draft that an older version stored: nobody knows which currency its extra id is for', async () => {
  const { extraIdTicker, ...older } = { ...DRAFT, extraId: '123456' };
  const form = formStorage(memoryStorage({ 'exchange-draft': JSON.stringify(older) }));
  expect(await form.readDraft()).toEqual({ ...older, extraIdTicker });
});
