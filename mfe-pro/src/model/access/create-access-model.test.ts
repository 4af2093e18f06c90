import { allSettled, fork } from 'effector';

import { createAccessModel } from './create-access-model';

describe('the access model', () => {
  it('counts a visitor as signed out until the shell says otherwise', () => {
    expect(fork().getState(createAccessModel().$access)).toBe('signed-out');
  });

  it('follows the shell in both directions', async () => {
    const { authChanged, $access } = createAccessModel();
    const scope = fork();

    await allSettled(authChanged, { scope, params: { isAuth: true } });
    expect(scope.getState($access)).toBe('signed-in');

    await allSettled(authChanged, { scope, params: { isAuth: false } });
    expect(scope.getState($access)).toBe('signed-out');
  });

  it('keeps the answer of one mount away from another', async () => {
    const { authChanged, $access } = createAccessModel();
    await allSettled(authChanged, { scope: fork(), params: { isAuth: true } });

    expect(fork().getState($access)).toBe('signed-out');
  });
});
