import { allSettled } from 'effector';

import { open } from './sign-in-model.fixture';

describe('step-up authentication of a signed-in user', () => {
  const NEW = { email: 'new@example.com', current: 'correct horse' };

  it('sends the password with a new address, and a wrong one changes nothing that was typed', async () => {
    const { type, submit, state, calls } = await open('login-email', [{ _tag: 'InvalidCredentials' }]);
    await type({ email: NEW.email });
    await submit();
    expect(calls).toEqual([]);
    expect(state().problem).toEqual({ _tag: 'InvalidField', field: 'current' });
    await type({ current: 'a wrong one' });
    await submit();

    expect(calls).toMatchObject([['login-email', { ...NEW, current: 'a wrong one', code: '', factor: '' }]]);
    expect(state()).toMatchObject({
      view: 'login-email',
      problem: { _tag: 'InvalidCredentials' },
      fields: { email: NEW.email, current: 'a wrong one' },
    });
  });

  it.each([
    { view: 'login-email', typed: NEW, call: 'login-email' },
    { view: 'change-password', typed: { current: NEW.current, password: 'a new one' }, call: 'change' },
  ] as const)('asks for the second factor in the same form: $view', async ({ view, typed, call }) => {
    const { type, submit, state, calls } = await open(view, [
      { _tag: 'CodeNeeded' },
      { _tag: 'InvalidCode' },
    ]);
    await type(typed);
    await submit();
    expect(state()).toMatchObject({
      view,
      isFactorWanted: true,
      problem: { _tag: 'CodeNeeded' },
      fields: typed,
    });
    await submit();
    expect(state().problem).toEqual({ _tag: 'InvalidField', field: 'factor' });
    await type({ factor: ' 111111 ' });
    await submit();
    expect(state()).toMatchObject({
      view,
      problem: { _tag: 'InvalidCode' },
      fields: { ...typed, factor: '' },
    });
    await type({ factor: '222222' });
    await submit();

    expect(calls).toMatchObject([
      [call, { ...typed, factor: '' }],
      [call, { ...typed, factor: '111111' }],
      [call, { ...typed, factor: '222222' }],
    ]);
    expect(state().view).toBe('done');
  });

  it('forgets the password once the code is sent, and asks for it again if the code has expired', async () => {
    const { model, scope, type, submit, state, calls } = await open('login-email', [
      { _tag: 'EmailCodeNeeded' },
      { _tag: 'InvalidField', field: 'current' },
    ]);
    await type(NEW);
    await submit();
    expect(state()).toMatchObject({ view: 'login-email-code', fields: { email: NEW.email, current: '' } });
    await allSettled(model.resendAsked, { scope });

    expect(calls[1]).toMatchObject(['login-email', { email: NEW.email, code: '', current: '' }]);
    expect(state()).toMatchObject({
      view: 'login-email',
      problem: { _tag: 'InvalidField', field: 'current' },
      fields: { email: NEW.email },
    });
  });

  it('returns to the address if another account has taken it while the code was on its way', async () => {
    const { type, submit, state } = await open('login-email', [
      { _tag: 'EmailCodeNeeded' },
      { _tag: 'EmailTaken' },
    ]);
    await type(NEW);
    await submit();
    await type({ code: '123456' });
    await submit();
    expect(state()).toMatchObject({
      view: 'login-email',
      problem: { _tag: 'EmailTaken' },
      fields: { email: NEW.email },
    });
  });
});
