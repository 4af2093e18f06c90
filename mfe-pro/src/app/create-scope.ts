import { fork } from 'effector';
import type { Scope } from 'effector';

import { orThrow } from '@coinlane/shared-contracts/api';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { fetchAccount } from '../api/account';
import { accountModel } from '../model/account';
import { binding } from './binding';

/** The scope of the frame, which outlives its screens; each screen brings its own (`screen-part.ts`). */
export const createScope = ({ http }: RemoteProps): Scope =>
  fork({ handlers: [binding(accountModel.fetchAccountFx, () => orThrow(fetchAccount(http)()))] });
