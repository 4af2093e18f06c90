import { createdReply } from '@coinlane/shared-contracts/testing';
import { memoryStorage } from '@coinlane/shared-ui/testing';

import { CONTROL_TOKENS_KEY } from '../domain/transaction';
import { aTransactionRequest } from '../../form/model/transaction-creation/transaction-request.fixture';
import { loadCalls } from '../../app/call-handlers';
import { controlTokens } from './control-tokens';
import { aServiceWith, KEYS } from '../../app/service.fixture';

const idOf = (number: number) => `order${String(number).padStart(4, '0')}`;

describe('the control tokens of a browser', () => {
  it('are stored before the page learns about the order', async () => {
    const storage = memoryStorage();
    const http = aServiceWith({ [KEYS.create]: { ...createdReply, controlToken: 'secret' } });
    const calls = await loadCalls(http, 'no-reply@swap.example', storage)();
    const { transactionId } = await calls.createTransaction(aTransactionRequest());
    expect(controlTokens(storage).find(transactionId)).toBe('secret');
  });

  it('are not stored if the service has none', async () => {
    const storage = memoryStorage();
    const calls = await loadCalls(aServiceWith({ [KEYS.create]: createdReply }), 'a@b.co', storage)();
    await calls.createTransaction(aTransactionRequest());
    expect(storage.read(CONTROL_TOKENS_KEY)).toBeNull();
  });

  it('are merged with those of another tab, and the oldest of more than 500 are dropped', () => {
    const storage = memoryStorage();
    const [one, other] = [controlTokens(storage), controlTokens(storage)];
    for (let number = 0; number < 501; number += 1) (number % 2 === 0 ? one : other).keep(idOf(number), 'x');
    expect([one.find(idOf(0)), one.find(idOf(1)), one.find(idOf(500))]).toEqual([null, 'x', 'x']);
  });

  it('are missing without storage, or if the stored text is not valid', () => {
    const broken = memoryStorage({ [CONTROL_TOKENS_KEY]: '{"version":1,"value":[["a"]]}' });
    expect(controlTokens(broken).find('a')).toBeNull();
    const none = { read: () => null, write: () => false, remove: () => undefined };
    controlTokens(none).keep('aaaaaa', 'x');
    expect(controlTokens(none).find('aaaaaa')).toBeNull();
  });
});
