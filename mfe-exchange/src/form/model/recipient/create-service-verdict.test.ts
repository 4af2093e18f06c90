import { allSettled, createEvent, createStore, fork } from 'effector';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { createServiceVerdict } from './create-service-verdict';
import type { AddressQuestion } from './create-service-verdict';

const put = createEvent<AddressQuestion | null>();
const $question = createStore<AddressQuestion | null>(null, { sid: 'test/opinion/question' }).on(
  put,
  (_, question) => question,
);
const { requestFx, $current } = createServiceVerdict<string>('testOpinion', $question);
const about = (address: string): AddressQuestion => ({ currency: aCurrency(), address });

/** A service whose replies the test controls. */
const scopeOf = () => {
  const finish = new Map<string, (answer: string) => void>();
  const requested: string[] = [];
  const ask = ({ address }: AddressQuestion): Promise<string> => {
    requested.push(address);
    return new Promise((resolve) => finish.set(address, resolve));
  };
  const scope = fork({ handlers: [[requestFx, ask]] });
  const going: Promise<void>[] = [];
  const asking = (question: AddressQuestion | null): void => {
    going.push(allSettled(put, { scope, params: question }));
  };
  return {
    requested,
    asking,
    answer: (address: string) => finish.get(address)?.(`answer to ${address}`),
    settled: async () => {
      await Promise.all(going);
      return scope.getState($current)?.answer ?? null;
    },
  };
};

describe('the verdict of a service (spec §5)', () => {
  it('is kept if it arrives while the same address is retyped', async () => {
    const { asking, answer, settled, requested } = scopeOf();
    asking(about('same'));
    asking(null);
    answer('same');
    expect(await settled()).toBeNull();
    asking(about('same'));
    expect(await settled()).toBe('answer to same');
    expect(requested).toEqual(['same']);
  });

  it('does not replace the one for a later address', async () => {
    const { asking, answer, settled } = scopeOf();
    asking(about('first'));
    asking(about('second'));
    answer('second');
    answer('first');
    expect(await settled()).toBe('answer to second');
  });
});
