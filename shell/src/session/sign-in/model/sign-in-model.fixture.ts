import { allSettled, fork } from 'effector';

import type { SignInProblem } from '../domain/sign-in-problem.rule';
import { createSignInModel } from './create-sign-in-model';
import type { SignInView } from './sign-in-state';

export const TOKENS = { accessToken: 'a', refreshToken: 'r' };
/** Epoch milliseconds of every answer. */
export const NOW = 1_000_000;

type Answer = SignInProblem | 'fine';

/** The model with its dialog open. The answers are given one after the other, then each call succeeds. */
export const open = async (view: SignInView, answers: readonly Answer[] = []) => {
  const model = createSignInModel();
  const left = [...answers];
  const calls: unknown[][] = [];
  const accepted: unknown[] = [];
  const answer =
    <A>(name: string, result: A) =>
    (params: unknown): Promise<A> => {
      calls.push([name, params]);
      const next = left.shift() ?? 'fine';
      return next === 'fine' ? Promise.resolve(result) : Promise.reject({ problem: next, nowMs: NOW });
    };
  const scope = fork({
    handlers: [
      [model.signInFx, answer('sign-in', TOKENS)],
      [model.registerFx, answer('register', { nowMs: NOW, requestId: 'r1' })],
      [model.confirmFx, answer('confirm', TOKENS)],
      [model.forgottenFx, answer('forgotten', { nowMs: NOW, requestId: 'r2' })],
      [model.resetFx, answer('reset', { nowMs: NOW })],
      [model.changePasswordFx, answer('change', TOKENS)],
      [model.loginEmailFx, answer('login-email', { nowMs: NOW })],
      [model.passkeyFx, answer('passkey', TOKENS)],
      [
        model.acceptFx,
        (tokens: unknown) => {
          accepted.push(tokens);
          return null;
        },
      ],
    ],
  });
  await allSettled(model.opened, { scope, params: view });
  const type = (fields: Parameters<typeof model.typed>[0]) =>
    allSettled(model.typed, { scope, params: fields });
  const submit = () => allSettled(model.submitted, { scope });
  const state = () => scope.getState(model.$state);
  return { model, scope, calls, accepted, type, submit, state };
};
