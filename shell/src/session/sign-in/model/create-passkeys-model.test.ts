import { allSettled, fork } from 'effector';

import type { Passkey } from '@coinlane/shared-contracts/api';

import type { SignInProblem } from '../domain/sign-in-problem.rule';
import { createPasskeysModel } from './create-passkeys-model';
import type { NewPasskey } from './create-passkeys-model';

const aPasskey = (id: string): Passkey => ({
  id,
  name: `Key ${id}`,
  createdAt: Date.parse('2026-11-01'),
  lastUsedAt: null,
  isSynced: false,
});

const open = async (...refusals: readonly SignInProblem[]) => {
  const model = createPasskeysModel();
  const calls: unknown[] = [];
  const left = [...refusals];
  const answer =
    <A>(result: A) =>
    (params: unknown): Promise<A> => {
      calls.push(params);
      const problem = left.shift();
      return problem === undefined ? Promise.resolve(result) : Promise.reject({ problem, nowMs: 100 });
    };
  const scope = fork({
    handlers: [
      [model.fetchPasskeysFx, () => [aPasskey('1')]],
      [model.addPasskeyFx, answer(aPasskey('2'))],
      [model.removePasskeyFx, answer(null)],
    ],
  });
  await allSettled(model.shown, { scope });
  const type = (params: Partial<NewPasskey>) => allSettled(model.typed, { scope, params });
  const add = () => allSettled(model.addAsked, { scope });
  const remove = (params: string) => allSettled(model.removeAsked, { scope, params });
  const view = () => scope.getState(model.$view);
  return { calls, type, add, remove, view };
};

describe('the passkeys of an account', () => {
  it('are listed, and a new one is added with its name', async () => {
    const { type, add, view, calls } = await open();
    await type({ name: ' Laptop ', password: 'secret' });
    await add();

    expect(calls).toEqual([{ name: 'Laptop', password: 'secret', code: '' }]);
    expect(view()).toMatchObject({
      passkeys: [{ id: '1' }, { id: '2' }],
      fields: { name: '', password: '', code: '' },
    });
  });

  it.each([{ name: ' ' }, { password: '' }])('need a name and the password: %p', async (lacking) => {
    const { type, add, calls } = await open();
    await type({ name: 'Laptop', password: 'secret', ...lacking });
    await add();

    expect(calls).toEqual([]);
  });

  it('are removed from the list when they are deleted, and a typed name stays', async () => {
    const { type, remove, view, calls } = await open();
    await type({ name: 'Laptop', password: 'secret' });
    await remove('1');

    expect([calls, view().passkeys]).toEqual([[{ id: '1', password: 'secret', code: '' }], []]);
    expect(view().fields).toEqual({ name: 'Laptop', password: '', code: '' });
  });

  it('are not removed without the password', async () => {
    const { remove, view, calls } = await open();
    await remove('1');

    expect([calls, view().problem]).toEqual([[], { _tag: 'InvalidField', field: 'current' }]);
  });

  it('are removed with the code of the second factor if it is on', async () => {
    const { type, remove, view, calls } = await open({ _tag: 'CodeNeeded' });
    await type({ password: 'secret' });
    await remove('1');
    await remove('1');
    expect([calls.length, view().problem, view().isCodeWanted]).toEqual([1, { _tag: 'CodeNeeded' }, true]);
    await type({ code: ' 111111 ' });
    await remove('1');

    expect(calls[1]).toEqual({ id: '1', password: 'secret', code: '111111' });
    expect(view()).toMatchObject({ passkeys: [], isCodeWanted: false });
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

  it('ask for the code of the second factor if it is on, and lose a wrong one only', async () => {
    const refusals: SignInProblem[] = [{ _tag: 'CodeNeeded' }, { _tag: 'InvalidCode' }];
    const { type, add, view, calls } = await open(...refusals);
    await type({ name: 'Laptop', password: 'secret' });
    await add();
    expect(view()).toMatchObject({ isCodeWanted: true, problem: { _tag: 'CodeNeeded' } });
    await add();
    expect(calls).toHaveLength(1);
    await type({ code: ' 111111 ' });
    await add();
    const fields = { name: 'Laptop', password: 'secret', code: '' };
    expect(view()).toMatchObject({ isCodeWanted: true, problem: { _tag: 'InvalidCode' }, fields });
    await type({ code: '222222' });
    await add();

    expect(calls[2]).toEqual({ name: 'Laptop', password: 'secret', code: '222222' });
    expect(view()).toMatchObject({ isCodeWanted: false, passkeys: [{ id: '1' }, { id: '2' }] });
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
