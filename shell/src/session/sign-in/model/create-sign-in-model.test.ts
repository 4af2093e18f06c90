import { allSettled } from 'effector';

import { NOW, open, TOKENS } from './sign-in-model.fixture';

const PERSON = { email: 'ann@example.com', password: 'correct horse' };

describe('signing in', () => {
  it('passes the tokens on and closes, without keeping input', async () => {
    const { type, submit, state, accepted } = await open('sign-in');
    await type(PERSON);
    await submit();

    expect(accepted).toEqual([TOKENS]);
    expect(state()).toMatchObject({ isOpen: false, fields: { email: '', password: '' } });
  });

  it('keeps typed text when it is refused, and shows the error until the text changes', async () => {
    const { type, submit, state } = await open('sign-in', [{ _tag: 'InvalidCredentials' }]);
    await type(PERSON);
    await submit();
    expect(state()).toMatchObject({ isOpen: true, fields: PERSON, problem: { _tag: 'InvalidCredentials' } });

    await type({ password: 'correct horse battery' });
    expect(state().problem).toBeNull();
  });

  it('asks for the code of the second factor, and sends it with the rest', async () => {
    const { type, submit, state, calls, accepted } = await open('sign-in', [
      { _tag: 'CodeNeeded' },
      { _tag: 'InvalidCode' },
    ]);
    await type(PERSON);
    await submit();
    expect(state()).toMatchObject({ view: 'code', problem: null });
    await type({ code: ' 111111 ' });
    await submit();
    expect(state()).toMatchObject({ view: 'code', problem: { _tag: 'InvalidCode' }, fields: { code: '' } });
    await type({ code: '222222' });
    await submit();

    expect(calls.map(([, params]) => params)).toMatchObject([
      { ...PERSON, code: '' },
      { ...PERSON, code: '111111' },
      { ...PERSON, code: '222222' },
    ]);
    expect(accepted).toHaveLength(1);
  });

  it('asks for a captcha, the first time without an error, and for a new one after each try', async () => {
    const { model, scope, type, submit, state, calls } = await open('sign-in', [
      { _tag: 'CaptchaNeeded' },
      { _tag: 'CaptchaNeeded' },
      { _tag: 'InvalidCredentials' },
    ]);
    const solve = (token: string) => allSettled(model.captchaSolved, { scope, params: token });
    await type(PERSON);
    await submit();
    expect(state()).toMatchObject({ isCaptchaWanted: true, problem: null, captchaRound: 1 });
    await solve('one');
    await submit();
    expect(state()).toMatchObject({ problem: { _tag: 'CaptchaNeeded' }, captcha: '', captchaRound: 2 });
    await solve('two');
    await submit();

    expect(calls.map(([, params]) => params)).toMatchObject([
      { captcha: '' },
      { captcha: 'one' },
      { captcha: 'two' },
    ]);
    expect(state()).toMatchObject({ isCaptchaWanted: true, captcha: '', captchaRound: 3 });
  });

  it('shows how long to wait', async () => {
    const { type, submit, state } = await open('sign-in', [{ _tag: 'RetryLater', afterMs: 30_000 }]);
    await type(PERSON);
    await submit();

    expect(state().retryAtMs).toBe(NOW + 30_000);
  });

  it('makes one call for a double click', async () => {
    const { model, scope, type, calls } = await open('sign-in');
    await type(PERSON);
    await Promise.all([allSettled(model.submitted, { scope }), allSettled(model.submitted, { scope })]);

    expect(calls).toHaveLength(1);
  });

  it('does nothing when it is closed', async () => {
    const { model, scope, submit, calls } = await open('sign-in');
    await allSettled(model.closed, { scope });
    await submit();

    expect(calls).toEqual([]);
  });
});

describe('registering', () => {
  it('asks for the code of the e-mail, which signs the user in', async () => {
    const { type, submit, state, calls, accepted } = await open('register');
    await type(PERSON);
    await submit();
    expect(state()).toMatchObject({ view: 'confirm', notice: 'code-sent', resendAtMs: NOW + 60_000 });
    await type({ code: '123456' });
    await submit();

    expect(calls).toMatchObject([
      ['register', { requestId: '' }],
      ['confirm', { requestId: 'r1' }],
    ]);
    expect(accepted).toEqual([TOKENS]);
  });

  it('requests another code with the typed input (spec §5 "Verification code")', async () => {
    const { model, scope, type, submit, calls } = await open('register');
    await type(PERSON);
    await submit();
    await allSettled(model.resendAsked, { scope });

    expect(calls.map(([name]) => name)).toEqual(['register', 'register']);
    expect(calls[1]?.[1]).toMatchObject({ ...PERSON, requestId: 'r1' });
  });
});

describe('a code for a user who requested one before', () => {
  it('belongs to a new request when the form is opened again', async () => {
    const { model, scope, type, submit, calls } = await open('forgotten');
    await type({ email: PERSON.email });
    await submit();
    await allSettled(model.viewAsked, { scope, params: 'forgotten' });
    await submit();

    expect(calls[1]).toMatchObject(['forgotten', { requestId: '' }]);
  });

  it('sends a captcha if the service requires one, which is used up by the request', async () => {
    const { model, scope, type, submit, calls, state } = await open('forgotten', [{ _tag: 'CaptchaNeeded' }]);
    await type({ email: PERSON.email });
    await submit();
    expect(state()).toMatchObject({ view: 'forgotten', isCaptchaWanted: true, problem: null });
    await allSettled(model.captchaSolved, { scope, params: 'solved' });
    await submit();

    expect(calls[1]).toMatchObject(['forgotten', { captcha: 'solved' }]);
    expect(state()).toMatchObject({ view: 'reset', captcha: '' });
  });
});

describe('passwords', () => {
  it('can be replaced if forgotten, before signing in', async () => {
    const { type, submit, state, calls } = await open('forgotten');
    await type({ email: PERSON.email });
    await submit();
    expect(state()).toMatchObject({ view: 'reset', fields: { email: PERSON.email, password: '' } });
    await type({ code: '123456', password: 'a new one' });
    await submit();

    expect(calls).toMatchObject([
      ['forgotten', { requestId: '' }],
      ['reset', { requestId: 'r2' }],
    ]);
    expect(state()).toMatchObject({
      view: 'sign-in',
      notice: 'password-changed',
      fields: { email: PERSON.email, password: '' },
    });
  });

  it('can be changed, which returns new tokens', async () => {
    const { type, submit, calls, accepted, state } = await open('change-password');
    await type({ current: 'old one!', password: 'a new one' });
    await submit();

    expect(calls).toMatchObject([['change', { current: 'old one!', password: 'a new one' }]]);
    expect(accepted).toHaveLength(1);
    expect(state()).toMatchObject({ isOpen: true, view: 'done', notice: 'password-saved' });
  });

  it('are cleared in another view, the e-mail is kept', async () => {
    const { model, scope, type, state } = await open('sign-in');
    await type(PERSON);
    await allSettled(model.viewAsked, { scope, params: 'register' });

    expect(state().fields).toEqual({ email: PERSON.email, password: '', current: '', code: '', factor: '' });
  });
});
