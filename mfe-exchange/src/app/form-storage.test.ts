import { memoryStorage } from '@coinlane/shared-ui/testing';

import { aTransactionRequest } from '../model/transaction-creation/transaction-request.fixture';
import { NO_FIELDS } from '../model/recipient';
import { formStorage } from './form-storage';

const DRAFT = { ...NO_FIELDS, recipient: 'abc' };
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
    form.writeDraft(NO_FIELDS);
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
