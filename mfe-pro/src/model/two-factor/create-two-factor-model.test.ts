import { allSettled, fork } from 'effector';

import { aRefusal } from '../../domain/problem/problem.fixture';
import { createTwoFactorModel } from '.';

const model = createTwoFactorModel();
const secret = { secret: 'JBSWY3DP', otpauthUrl: 'otpauth://totp/x' };

const scopeWhere = (
  enable: () => Promise<readonly string[]>,
  disable = () => Promise.resolve(true as const),
) =>
  fork({
    handlers: [
      [model.secret.fetchFx, () => secret],
      [model.enabling.mutateFx, enable],
      [model.disabling.mutateFx, disable],
    ],
  });

describe('the second factor', () => {
  it('goes from the secret to the recovery codes, which are gone once the dialog is closed', async () => {
    const scope = scopeWhere(() => Promise.resolve(['a-1', 'b-2']));
    await allSettled(model.setUpPressed, { scope });
    expect(scope.getState(model.$step)).toMatchObject({ _tag: 'Secret', secret: { value: secret } });

    await allSettled(model.enabling.requested, { scope, params: '123456' });
    expect(scope.getState(model.$step)).toEqual({ _tag: 'RecoveryCodes', codes: ['a-1', 'b-2'] });

    await allSettled(model.closed, { scope });
    expect(scope.getState(model.$step)).toEqual({ _tag: 'Closed' });
    await allSettled(model.setUpPressed, { scope });
    expect(scope.getState(model.$step)._tag).toBe('Secret');
  });

  it('keeps a wrong code in its field, with the reason', async () => {
    const problem = aRefusal('AUTH.INVALID_CODE', 'code');
    const scope = scopeWhere(() => Promise.reject(problem));
    await allSettled(model.setUpPressed, { scope });
    await allSettled(model.codeTyped, { scope, params: '000000' });
    await allSettled(model.enabling.requested, { scope, params: '000000' });

    expect(scope.getState(model.$code)).toBe('000000');
    expect(scope.getState(model.enabling.$mutation)).toEqual({ _tag: 'Failed', problem });
  });

  it('forgets the password as soon as it is not needed', async () => {
    const scope = scopeWhere(() => Promise.resolve([]));
    await allSettled(model.disablePressed, { scope });
    await allSettled(model.passwordTyped, { scope, params: 'secret' });
    await allSettled(model.disabling.requested, { scope, params: { password: 'secret', code: '123456' } });

    expect(scope.getState(model.$password)).toBe('');
    expect(scope.getState(model.$step)).toEqual({ _tag: 'Closed' });
  });
});
