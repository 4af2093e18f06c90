import { allSettled, fork } from 'effector';

import { aRefusal } from '../domain/refusal.fixture';
import type { TwoFactorSecret } from '../domain/two-factor';
import { createTwoFactorModel } from './two-factor';

const model = createTwoFactorModel();
const secret = { secret: 'JBSWY3DP', otpauthUrl: 'otpauth://totp/x' };

type Answers = {
  readonly prepare?: () => Promise<TwoFactorSecret>;
  readonly enable?: () => Promise<readonly string[]>;
  readonly disable?: () => Promise<true>;
};

const scopeWhere = ({
  prepare = () => Promise.resolve(secret),
  enable = () => Promise.resolve(['a-1', 'b-2']),
  disable = () => Promise.resolve(true),
}: Answers = {}) =>
  fork({
    handlers: [
      [model.preparing.executeFx, prepare],
      [model.enabling.executeFx, enable],
      [model.disabling.executeFx, disable],
    ],
  });

const toSecret = async (scope: ReturnType<typeof scopeWhere>) => {
  await allSettled(model.setUpPressed, { scope });
  await allSettled(model.passwordTyped, { scope, params: 'correct horse' });
  await allSettled(model.preparing.start, { scope, params: 'correct horse' });
};

describe('the second factor', () => {
  it('goes from the password to the secret to the recovery codes, each of them gone once it is not needed', async () => {
    const scope = scopeWhere();
    await allSettled(model.setUpPressed, { scope });
    expect(scope.getState(model.$step)).toEqual({ _tag: 'Password' });
    await toSecret(scope);
    expect(scope.getState(model.$step)).toEqual({ _tag: 'Secret', secret });
    expect(scope.getState(model.$password)).toBe('');

    await allSettled(model.enabling.start, { scope, params: '123456' });
    expect(scope.getState(model.$step)).toEqual({ _tag: 'RecoveryCodes', codes: ['a-1', 'b-2'] });

    await allSettled(model.closed, { scope });
    expect(scope.getState(model.$step)).toEqual({ _tag: 'Closed' });
    await allSettled(model.setUpPressed, { scope });
    expect(scope.getState(model.$step)._tag).toBe('Password');
  });

  it('shows no secret for a wrong password, which stays in its field until it is corrected', async () => {
    const problem = aRefusal('Invalid credentials', null);
    const scope = scopeWhere({ prepare: () => Promise.reject(problem) });
    await toSecret(scope);
    expect(scope.getState(model.$step)).toEqual({ _tag: 'Password' });
    expect(scope.getState(model.$password)).toBe('correct horse');
    expect(scope.getState(model.preparing.$mutation)).toEqual({ _tag: 'Failed', problem });

    await allSettled(model.passwordTyped, { scope, params: 'correct horse b' });
    expect(scope.getState(model.preparing.$mutation)).toEqual({ _tag: 'Idle' });
  });

  it('shows no secret that arrives after the dialog was closed', async () => {
    let answer = (): void => undefined;
    const prepare = () =>
      new Promise<TwoFactorSecret>((resolve) => {
        answer = () => resolve(secret);
      });
    const scope = scopeWhere({ prepare });
    await allSettled(model.setUpPressed, { scope });
    const asked = allSettled(model.preparing.start, { scope, params: 'correct horse' });
    const closed = allSettled(model.closed, { scope });
    answer();
    await Promise.all([asked, closed]);
    expect(scope.getState(model.$step)).toEqual({ _tag: 'Closed' });
    await allSettled(model.setUpPressed, { scope });

    expect(scope.getState(model.$step)).toEqual({ _tag: 'Password' });
  });

  it('keeps a wrong code in its field, with the problem', async () => {
    const problem = aRefusal('AUTH.INVALID_CODE', 'code');
    const scope = scopeWhere({ enable: () => Promise.reject(problem) });
    await toSecret(scope);
    await allSettled(model.codeTyped, { scope, params: '000000' });
    await allSettled(model.enabling.start, { scope, params: '000000' });

    expect(scope.getState(model.$code)).toBe('000000');
    expect(scope.getState(model.enabling.$mutation)).toEqual({ _tag: 'Failed', problem });
  });

  it('clears the password as soon as it is not needed', async () => {
    const scope = scopeWhere();
    await allSettled(model.disablePressed, { scope });
    await allSettled(model.passwordTyped, { scope, params: 'secret' });
    await allSettled(model.disabling.start, { scope, params: { password: 'secret', code: '123456' } });

    expect(scope.getState(model.$password)).toBe('');
    expect(scope.getState(model.$step)).toEqual({ _tag: 'Closed' });
  });
});
