import { fork } from 'effector';
import type { Scope } from 'effector';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { orThrow } from '@coinlane/shared-contracts/api';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { fetchAccount } from '../api/account';
import { toProblem } from '../api/problem';
import { accountModel } from '../model/account';
import { binding } from './binding';

/** The scope of the frame, which outlives its screens; each screen brings its own (`screen-part.ts`). */
export const createScope = ({ http }: RemoteProps): Scope =>
  fork({
    handlers: [
      binding(accountModel.fetchAccountFx, () => orThrow(TE.mapLeft(toProblem)(fetchAccount(http)()))),
    ],
  });
