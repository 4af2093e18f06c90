import { allSettled, fork } from 'effector';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { anAccount } from '../../domain/account.fixture';
import type { Account } from '../../domain/account';
import { createAccountModel } from './create-account-model';

type Answer = Account | CallFailure;

const isProblem = (answer: Answer): answer is CallFailure => '_tag' in answer;

const opened = async (answers: readonly Answer[]) => {
  const model = createAccountModel();
  const left = [...answers];
  const scope = fork({
    handlers: [
      [
        model.fetchAccountFx,
        () => {
          const next = left.shift();
          if (next === undefined) throw new Error('asked once too often');
          return isProblem(next) ? Promise.reject(next) : Promise.resolve(next);
        },
      ],
    ],
  });
  await allSettled(model.areaOpened, { scope });
  return { model, scope, view: () => scope.getState(model.$view) };
};

describe('the account model (spec §4 "Authentication and token refresh")', () => {
  it('is unknown before it is loaded', () => {
    expect(fork().getState(createAccountModel().$view)).toEqual({ _tag: 'Loading' });
  });

  it('shows the account', async () => {
    const account = anAccount();
    const { view } = await opened([account]);
    expect(view()).toEqual({ _tag: 'SignedIn', account });
  });

  it('treats a 401 as signed out', async () => {
    const { view } = await opened([{ _tag: 'SignedOut' }]);
    expect(view()).toEqual({ _tag: 'SignedOut' });
  });

  it('keeps any other failure, and retries on demand', async () => {
    const account = anAccount();
    const { model, scope, view } = await opened([{ _tag: 'Offline' }, account]);
    expect(view()).toMatchObject({ _tag: 'Failed', problem: { _tag: 'Offline' } });

    await allSettled(model.retryRequested, { scope });
    expect(view()).toEqual({ _tag: 'SignedIn', account });
  });

  it('follows sign-ins and sign-outs of the shell', async () => {
    const account = anAccount();
    const { model, scope, view } = await opened([{ _tag: 'SignedOut' }, account]);

    await allSettled(model.authChanged, { scope, params: { isAuth: true } });
    expect(view()).toEqual({ _tag: 'SignedIn', account });

    await allSettled(model.signOutAsked, { scope });
    await allSettled(model.authChanged, { scope, params: { isAuth: false } });
    expect(view()).toEqual({ _tag: 'SignedOut' });
  });

  it('keeps the account when the session ends, until it is known who signs in', async () => {
    const account = anAccount();
    const other = anAccount({ id: 'u_2' });
    const { model, scope, view } = await opened([account, { _tag: 'Offline' }, other]);
    await allSettled(model.authChanged, { scope, params: { isAuth: false } });
    expect(view()).toMatchObject({ _tag: 'Ended', account, problem: null });

    await allSettled(model.authChanged, { scope, params: { isAuth: true } });
    expect(view()).toMatchObject({ _tag: 'Ended', account, problem: { _tag: 'Offline' } });

    await allSettled(model.retryRequested, { scope });
    expect(view()).toEqual({ _tag: 'SignedIn', account: other });
  });

  it('treats a refused account as an ended session', async () => {
    const account = anAccount();
    const { model, scope, view } = await opened([account, { _tag: 'SignedOut' }]);
    await allSettled(model.accountChanged, { scope });
    expect(view()).toMatchObject({ _tag: 'Ended', account });
  });

  it('forgets a user who signs out after their session has ended', async () => {
    const { model, scope, view } = await opened([anAccount()]);
    await allSettled(model.authChanged, { scope, params: { isAuth: false } });
    await allSettled(model.signOutAsked, { scope });
    expect(view()).toEqual({ _tag: 'SignedOut' });
  });

  it('keeps the account in sight while it is requested again, and when that fails', async () => {
    const account = anAccount();
    const { model, scope, view } = await opened([account, { _tag: 'Offline' }, anAccount({ kycLevel: 1 })]);

    await allSettled(model.accountChanged, { scope });
    expect(view()).toEqual({ _tag: 'SignedIn', account });

    await allSettled(model.accountChanged, { scope });
    expect(view()).toMatchObject({ _tag: 'SignedIn', account: { kycLevel: 1 } });
  });
});
