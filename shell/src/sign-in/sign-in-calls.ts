import { fork } from 'effector';
import type { Scope } from 'effector';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import {
  callEndpoint,
  changePasswordEndpoint,
  confirmRegistrationEndpoint,
  forgottenPasswordEndpoint,
  loginEndpoint,
  orThrow,
  registerEndpoint,
  resetPasswordEndpoint,
} from '@coinlane/shared-contracts/api';
import type { Endpoint, HttpPort, SignInReply } from '@coinlane/shared-contracts/api';

import { problemOf } from './domain/sign-in-problem.rule';
import { signInModel } from './model/create-sign-in-model';
import type { Submitted } from './model/create-sign-in-model';

/** What the dialog needs of the page. */
export type SignInPorts = {
  readonly http: HttpPort;
  readonly accept: (tokens: SignInReply) => void;
  /** Milliseconds that only grow: a changed clock must not make a wait longer. */
  readonly now: () => number;
};

type Of<Name extends keyof Submitted> = Pick<Submitted, Name>;

/** A scope whose calls go out over the port, each failing with what it means to a person. */
export const signInScope = ({ http, accept, now }: SignInPorts): Scope => {
  const ask = <Input, Reply>(endpoint: Endpoint<Input, Reply>, input: Input): Promise<Reply> =>
    orThrow(
      pipe(
        callEndpoint(http)(endpoint)(input),
        TE.mapLeft((error) => ({ problem: problemOf(error), nowMs: now() })),
      ),
    );
  const dated = async (answer: Promise<unknown>) => {
    await answer;
    return { nowMs: now() };
  };
  const model = signInModel;
  return fork({
    handlers: [
      [
        model.signInFx,
        ({ email, password, code, captcha }: Submitted) =>
          ask(loginEndpoint, { email, password, code, captcha }),
      ],
      [
        model.registerFx,
        ({ email, password }: Of<'email' | 'password'>) => dated(ask(registerEndpoint, { email, password })),
      ],
      [
        model.confirmFx,
        ({ email, code }: Of<'email' | 'code'>) => ask(confirmRegistrationEndpoint, { email, code }),
      ],
      [model.forgottenFx, ({ email }: Of<'email'>) => dated(ask(forgottenPasswordEndpoint, email))],
      [
        model.resetFx,
        ({ email, code, password }: Of<'email' | 'code' | 'password'>) =>
          dated(ask(resetPasswordEndpoint, { email, code, password })),
      ],
      [
        model.changePasswordFx,
        ({ current, password }: Of<'current' | 'password'>) =>
          ask(changePasswordEndpoint, { current, password }),
      ],
      [
        model.acceptFx,
        (tokens: SignInReply) => {
          accept(tokens);
          return null;
        },
      ],
    ],
  });
};
