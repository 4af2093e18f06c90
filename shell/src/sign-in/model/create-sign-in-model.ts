import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';

import type { SignInReply } from '@coinlane/shared-contracts/api';

import type { SignInProblem } from '../domain/sign-in-problem.rule';
import { afterCode, afterProblem, CLOSED, inView, withTyped } from './sign-in-state';
import type { SignInFields, SignInState, SignInView } from './sign-in-state';

type Dated<A> = A & { readonly nowMs: number };
type Failed = Dated<{ readonly problem: SignInProblem }>;

/** Spec §5 "Verification code": another code may be asked for after a minute. */
const RESEND_MS = 60_000;

/** What a form sends. */
export type Submitted = SignInFields & { readonly captcha: string };

type Sent = { readonly nowMs: number };

const createCalls = () => ({
  signInFx: createEffect<Submitted, SignInReply, Failed>(),
  registerFx: createEffect<Pick<SignInFields, 'email' | 'password'>, Sent, Failed>(),
  confirmFx: createEffect<Pick<SignInFields, 'email' | 'code'>, SignInReply, Failed>(),
  forgottenFx: createEffect<Pick<SignInFields, 'email'>, Sent, Failed>(),
  resetFx: createEffect<Omit<SignInFields, 'current'>, Sent, Failed>(),
  changePasswordFx: createEffect<Pick<SignInFields, 'current' | 'password'>, SignInReply, Failed>(),
});

type Calls = ReturnType<typeof createCalls>;

const callOf = (view: SignInView): keyof Calls => {
  switch (view) {
    case 'sign-in':
    case 'code':
      return 'signInFx';
    case 'register':
      return 'registerFx';
    case 'confirm':
      return 'confirmFx';
    case 'forgotten':
      return 'forgottenFx';
    case 'reset':
      return 'resetFx';
    case 'change-password':
      return 'changePasswordFx';
  }
};

const submittedOf = ({ fields, captcha, view }: SignInState): Submitted => ({
  ...fields,
  code: view === 'sign-in' ? '' : fields.code.trim(),
  captcha,
});

type Events = {
  readonly submitted: Event<void>;
  readonly resendAsked: Event<void>;
};

/** Each view has one call; none is made while another is on its way. */
const connect = (
  calls: Calls,
  { submitted, resendAsked }: Events,
  $state: Store<SignInState>,
  $isPending: Store<boolean>,
): void => {
  const whenIdle = (clock: Event<void>): Event<SignInState> =>
    sample({
      clock,
      source: { state: $state, isPending: $isPending },
      filter: ({ state, isPending }) => state.isOpen && !isPending,
      fn: ({ state }) => state,
    });
  const submit = whenIdle(submitted);
  const resend = whenIdle(resendAsked);
  const to = (call: keyof Calls): Event<Submitted> =>
    submit.filterMap((state) => (callOf(state.view) === call ? submittedOf(state) : undefined));
  sample({ clock: to('signInFx'), target: calls.signInFx });
  sample({ clock: to('registerFx'), target: calls.registerFx });
  sample({ clock: to('confirmFx'), target: calls.confirmFx });
  sample({ clock: to('forgottenFx'), target: calls.forgottenFx });
  sample({ clock: to('resetFx'), target: calls.resetFx });
  sample({ clock: to('changePasswordFx'), target: calls.changePasswordFx });
  sample({
    clock: resend.filterMap(({ view, fields }) => (view === 'confirm' ? fields : undefined)),
    target: calls.registerFx,
  });
  sample({
    clock: resend.filterMap(({ view, fields }) => (view === 'reset' ? fields : undefined)),
    target: calls.forgottenFx,
  });
};

/**
 * The dialog to sign in, register and get a new password in (spec §8 "Login"). The calls and the clock are the
 * handlers' of its effects; it holds no token.
 */
export const createSignInModel = () => {
  const opened = createEvent<SignInView>();
  const closed = createEvent();
  const viewAsked = createEvent<SignInView>();
  const typed = createEvent<Partial<SignInFields>>();
  const captchaSolved = createEvent<string>();
  const submitted = createEvent();
  const resendAsked = createEvent();
  const acceptFx = createEffect<SignInReply, null>();
  const calls = createCalls();
  const { signInFx, registerFx, confirmFx, forgottenFx, resetFx, changePasswordFx } = calls;

  const $state = createStore<SignInState>(CLOSED, { serialize: 'ignore' })
    .on(opened, (_, view) => inView(CLOSED, view))
    .on(viewAsked, inView)
    .on(typed, withTyped)
    .on(captchaSolved, (state, captcha) => ({ ...state, captcha, problem: null }))
    .on(registerFx.doneData, (state, { nowMs }) => afterCode(state, 'confirm', nowMs + RESEND_MS))
    .on(forgottenFx.doneData, (state, { nowMs }) => afterCode(state, 'reset', nowMs + RESEND_MS))
    .on(resetFx.done, (state) => ({ ...inView(state, 'sign-in'), notice: 'password-changed' as const }))
    .on([closed, acceptFx.done], () => CLOSED)
    .on(
      [
        signInFx.failData,
        registerFx.failData,
        confirmFx.failData,
        forgottenFx.failData,
        resetFx.failData,
        changePasswordFx.failData,
      ],
      (state, { problem, nowMs }) => afterProblem(state, problem, nowMs),
    );
  const $isPending = combine(
    Object.values(calls).map(({ pending }) => pending),
    (pending) => pending.some(Boolean),
  );
  connect(calls, { submitted, resendAsked }, $state, $isPending);
  sample({ clock: [signInFx.doneData, confirmFx.doneData, changePasswordFx.doneData], target: acceptFx });

  return {
    opened,
    closed,
    viewAsked,
    typed,
    captchaSolved,
    submitted,
    resendAsked,
    acceptFx,
    ...calls,
    $state,
    $isPending,
  };
};

export const signInModel = createSignInModel();
