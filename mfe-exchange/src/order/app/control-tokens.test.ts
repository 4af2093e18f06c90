import { memoryStorage } from '@coinlane/shared-ui/testing';

import { CONTROL_TOKENS_KEY } from '../domain/transaction';
import { controlTokens } from './control-tokens';

const idOf = (number: number) => `order${String(number).padStart(9, '0')}`;

const TOKEN = 'x'.repeat(43);
const order = (number: number) => ({ transactionId: idOf(number), controlToken: TOKEN });

describe('the control tokens of a browser', () => {
  it('are merged with those of another tab, and the oldest are dropped', () => {
    const storage = memoryStorage();
    const tabs = [controlTokens(storage), controlTokens(storage)];
    for (let number = 1; number <= 1_000; number += 1) tabs[number % 2]?.keep(order(number));
    const numbers = [1, 450, 501, 999, 1_000];
    expect(numbers.map((number) => tabs[0]?.find(idOf(number)))).toEqual([
      undefined,
      undefined,
      TOKEN,
      TOKEN,
      TOKEN,
    ]);
    expect(storage.read(CONTROL_TOKENS_KEY)?.length).toBeLessThanOrEqual(30_000);
  });

  it('are found by the whole ID', () => {
    const tokens = controlTokens(memoryStorage());
    tokens.keep(order(1));
    expect(['order00000000', 'rder000000001', 'order0000000011', ''].map(tokens.find)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it.each(['', ',', '=', 'order0001', '{"version":1}'])('are missing if the stored text is %j', (stored) => {
    expect(controlTokens(memoryStorage({ [CONTROL_TOKENS_KEY]: stored })).find(idOf(1))).toBeUndefined();
  });

  it('are missing without storage', () => {
    const none = { read: () => null, write: () => false, remove: () => undefined };
    controlTokens(none).keep(order(1));
    expect(controlTokens(none).find(idOf(1))).toBeUndefined();
  });
});
