import { fork } from 'effector';
import type { Effect, Scope } from 'effector';
import * as E from 'fp-ts/lib/Either.js';

import {
  callEndpoint,
  changePasswordEndpoint,
  confirmRegistrationEndpoint,
  forgottenPasswordEndpoint,
  loginEndpoint,
  toPromise,
  registerEndpoint,
  resetPasswordEndpoint,
  setUpLoginEmailEndpoint,
} from '@coinlane/shared-contracts/api';
import type { Endpoint, HttpPort, SignInReply } from '@coinlane/shared-contracts/api';

import { problemOf } from './domain/sign-in-problem.rule';
import type { SignInProblem } from './domain/sign-in-problem.rule';
import { passkeysModel } from './model/create-passkeys-model';
import type { NewPasskey, RemovedPasskey } from './model/create-passkeys-model';
import { signInModel } from './model/create-sign-in-model';
import type { Submitted } from './model/create-sign-in-model';
import { addPasskey, fetchPasskeys, removePasskey, signInWithPasskey } from './passkey-calls';

/** Dependencies of the dialog's calls. */
export type SignInPorts = {
  /** HTTP port of the shell. Sends the session's token if there is one. */
  readonly http: HttpPort;
  readonly accept: (tokens: SignInReply) => void;
  /** Proof of an earlier sign-in in this browser. Empty: none. */
  readonly deviceToken: () => string;
  /** Called when account data has changed that other parts show. */
  readonly changed: () => void;
  /** Monotonic clock in ms: a changed system clock must not extend a delay. */
  readonly now: () => number;
};

type Of<Name extends keyof Submitted> = Pick<Submitted, Name>;

const binding = <Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  answer: (params: Params) => Promise<Done> | Done,
): [port: Effect<Params, Done, Fail>, answer: (params: Params) => Promise<Done> | Done] => [port, answer];

/** Wraps each call. Fails with a problem and the time of the failure. */
const createAsk = ({ http, now }: SignInPorts) => {
  const asked = async <A>(answer: Promise<E.Either<SignInProblem, A>>): Promise<A> => {
    const given = await answer;
    return E.isRight(given)
      ? given.right
      : toPromise(() => Promise.resolve(E.left({ problem: given.left, nowMs: now() })));
  };
  const ask = async <Input, Reply>(endpoint: Endpoint<Input, Reply>, input: Input): Promise<Reply> =>
    asked(callEndpoint(http)(endpoint)(input)().then(E.mapLeft(problemOf)));
  const dated = async (answer: Promise<unknown>) => {
    await answer;
    return { nowMs: now() };
  };
  const sent = async (answer: Promise<{ readonly requestId: string }>) => {
    const { requestId } = await answer;
    return { requestId, nowMs: now() };
  };
  return { asked, ask, dated, sent };
};

/** Creates a scope whose calls use the ports. */
export const signInScope = (ports: SignInPorts): Scope => {
  const { http, accept, changed } = ports;
  const { asked, ask, dated, sent } = createAsk(ports);
  const { signInFx, registerFx, confirmFx, forgottenFx, resetFx } = signInModel;
  return fork({
    handlers: [
      binding(signInFx, ({ email, password, code, captcha }: Submitted) =>
        ask(loginEndpoint, { email, password, code, captcha, deviceToken: ports.deviceToken() }),
      ),
      binding(
        registerFx,
        ({ email, password, requestId, captcha }: Omit<Submitted, 'code' | 'current' | 'factor'>) =>
          sent(ask(registerEndpoint, { email, password, requestId, captcha })),
      ),
      binding(confirmFx, ({ email, requestId, code }: Of<'email' | 'requestId' | 'code'>) =>
        ask(confirmRegistrationEndpoint, { email, requestId, code }),
      ),
      binding(forgottenFx, ({ email, requestId, captcha }: Of<'email' | 'requestId' | 'captcha'>) =>
        sent(ask(forgottenPasswordEndpoint, { email, requestId, captcha })),
      ),
      binding(
        resetFx,
        ({ email, requestId, code, password }: Omit<Submitted, 'current' | 'factor' | 'captcha'>) =>
          dated(ask(resetPasswordEndpoint, { email, requestId, code, password })),
      ),
      binding(
        signInModel.changePasswordFx,
        ({ current, factor, password, captcha }: Of<'current' | 'factor' | 'password' | 'captcha'>) =>
          ask(changePasswordEndpoint, { current, code: factor, password, captcha }),
      ),
      binding(
        signInModel.loginEmailFx,
        async ({ email, code, current, factor }: Of<'email' | 'code' | 'current' | 'factor'>) => {
          const proof = { password: current, secondFactorCode: factor };
          const set = await dated(ask(setUpLoginEmailEndpoint, { email, code, ...proof }));
          changed();
          return set;
        },
      ),
      binding(signInModel.passkeyFx, () => asked(signInWithPasskey(http))),
      binding(signInModel.acceptFx, (tokens: SignInReply) => {
        accept(tokens);
        return null;
      }),
      binding(passkeysModel.fetchPasskeysFx, () => asked(fetchPasskeys(http))),
      binding(passkeysModel.addPasskeyFx, (passkey: NewPasskey) => asked(addPasskey(http, passkey))),
      binding(passkeysModel.removePasskeyFx, (passkey: RemovedPasskey) =>
        asked(removePasskey(http, passkey)),
      ),
    ],
  });
};
