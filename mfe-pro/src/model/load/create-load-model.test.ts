import { allSettled, fork } from 'effector';
import type { Scope } from 'effector';

import { abortedError, networkError } from '@coinlane/shared-contracts/errors';

import { createLoadModel } from './create-load-model';

type Waiting = {
  readonly resolve: (answer: string) => void;
  readonly reject: (failure: unknown) => void;
};

const create = () => {
  const model = createLoadModel<string, string>((asked, before) => asked[0] !== before[0]);
  const waiting = new Map<string, Waiting>();
  const scope: Scope = fork({
    handlers: [
      [
        model.fetchFx,
        (question: string) =>
          new Promise<string>((resolve, reject) => {
            waiting.set(question, { resolve, reject });
          }),
      ],
    ],
  });
  const ask = (params: string) => allSettled(model.asked, { scope, params });
  const settle = async (question: string, settled: Promise<unknown>, answer: string | Error) => {
    if (typeof answer === 'string') waiting.get(question)?.resolve(answer);
    else waiting.get(question)?.reject(answer);
    await settled;
  };
  return { model, scope, ask, settle, view: () => scope.getState(model.$view) };
};

const refused = networkError('reset') as unknown as Error;

describe('something that a screen loads', () => {
  it('is unknown, then known', async () => {
    const { ask, settle, view } = create();
    const asked = ask('a1');
    expect(view()).toEqual({ _tag: 'Loading' });

    await settle('a1', asked, 'one');
    expect(view()).toEqual({ _tag: 'Loaded', value: 'one', isPending: false });
  });

  it('drops a reply that a newer question has overtaken', async () => {
    const { model, scope, ask, settle, view } = create();
    const older = ask('a1');
    const newer = allSettled(model.asked, { scope, params: 'a2' });
    await settle('a2', Promise.resolve(), 'two');
    await settle('a1', Promise.all([older, newer]), 'one');

    expect(view()).toMatchObject({ value: 'two' });
  });

  it('fails, and is asked for again with the same question', async () => {
    const { model, scope, ask, settle, view } = create();
    await settle('a1', ask('a1'), refused);
    expect(view()).toMatchObject({ _tag: 'Failed', isPending: false });

    const again = allSettled(model.again, { scope });
    expect(view()).toMatchObject({ _tag: 'Failed', isPending: true });
    await settle('a1', again, 'one');
    expect(view()).toMatchObject({ _tag: 'Loaded', value: 'one' });
  });

  it('stays in sight while it is asked for again, and when that fails', async () => {
    const { model, scope, ask, settle, view } = create();
    await settle('a1', ask('a1'), 'one');

    const again = allSettled(model.again, { scope });
    expect(view()).toEqual({ _tag: 'Loaded', value: 'one', isPending: true });
    await settle('a1', again, refused);
    expect(view()).toEqual({ _tag: 'Loaded', value: 'one', isPending: false });
  });

  it('vanishes at once where the question is for another thing', async () => {
    const { ask, settle, view } = create();
    await settle('a1', ask('a1'), 'one');
    const other = ask('b1');

    expect(view()).toEqual({ _tag: 'Loading' });
    await settle('b1', other, 'two');
  });

  it('takes an aborted call for no failure: its successor is on the way', async () => {
    const { ask, settle, view } = create();
    await settle('a1', ask('a1'), abortedError as unknown as Error);

    expect(view()).toEqual({ _tag: 'Loading' });
  });

  it('is told by the reply of an action', async () => {
    const { model, scope, view } = create();
    await allSettled(model.valueTold, { scope, params: 'told' });

    expect(view()).toEqual({ _tag: 'Loaded', value: 'told', isPending: false });
  });
});
