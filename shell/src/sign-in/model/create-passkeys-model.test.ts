import { allSettled, fork } from 'effector';

import type { Passkey } from '@coinlane/shared-contracts/api';

import type { SignInProblem } from '../domain/sign-in-problem.rule';
import { createPasskeysModel } from './create-passkeys-model';

const aPasskey = (id: string): Passkey => ({
  id,
  name: `Key ${id}`,
  createdAt: Date.parse('2026-11-01'),
  lastUsedAt: null,
  isSynced: false,
});

const open = async (refusal: SignInProblem | null = null) => {
  const model = createPasskeysModel();
  const calls: unknown[] = [];
  const answer =
    <A>(result: A) =>
    (params: unknown): Promise<A> => {
      calls.push(params);
      return refusal === null ? Promise.resolve(result) : Promise.reject({ problem: refusal, nowMs: 100 });
    };
  const scope = fork({
    handlers: [
      [model.fetchPasskeysFx, () => [aPasskey('1')]],
      [model.addPasskeyFx, answer(aPasskey('2'))],
      [model.removePasskeyFx, answer(null)],
    ],
  });
  await allSettled(model.shown, { scope });
  const type = (params: Partial<{ name: string; password: string }>) =>
    allSettled(model.typed, { scope, params });
  const add = () => allSettled(model.addAsked, { scope });
  const view = () => scope.getState(model.$view);
  return { model, scope, calls, type, add, view };
};

describe('the passkeys of an account', () => {
  it('are listed, and a new one is added with its name', async () => {
    const { type, add, view, calls } = await open();
    await type({ name: ' Laptop ', password: 'secret' });
    await add();

    expect(calls).toEqual([{ name: 'Laptop', password: 'secret' }]);
    expect(view()).toMatchObject({
      passkeys: [{ id: '1' }, { id: '2' }],
      fields: { name: '', password: '' },
    });
  });

  it.each([{ name: ' ' }, { password: '' }])('need a name and the password: %p', async (lacking) => {
    const { type, add, calls } = await open();
    await type({ name: 'Laptop', password: 'secret', ...lacking });
    await add();

    expect(calls).toEqual([]);
  });

  it('are removed from the list when they are deleted', async () => {
    const { model, scope, view, calls } = await open();
    await allSettled(model.removeAsked, { scope, params: '1' });

    expect([calls, view().passkeys]).toEqual([['1'], []]);
  });

  it('stay listed after a refusal, with typed text and an error', async () => {
    const { type, add, view } = await open({ _tag: 'InvalidCredentials' });
    await type({ name: 'Laptop', password: 'wrong' });
    await add();

    expect(view()).toMatchObject({
      passkeys: [{ id: '1' }],
      problem: { _tag: 'InvalidCredentials' },
      fields: { name: 'Laptop', password: 'wrong' },
    });
  });

  it('show no error if the user cancelled the dialog of the browser', async () => {
    const { type, add, view } = await open({ _tag: 'PasskeyDropped' });
    await type({ name: 'Laptop', password: 'secret' });
    await add();

    expect(view()).toMatchObject({ problem: null, fields: { name: 'Laptop' } });
  });

  it('show how long to wait', async () => {
    const { type, add, view } = await open({ _tag: 'RetryLater', afterMs: 30_000 });
    await type({ name: 'Laptop', password: 'secret' });
    await add();

    expect(view().retryAtMs).toBe(30_100);
  });
});
