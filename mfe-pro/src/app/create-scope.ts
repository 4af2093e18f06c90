import { fork } from 'effector';
import type { Scope } from 'effector';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { toPromise } from '@coinlane/shared-contracts/api';
import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { fetchAccount } from '../api/account';
import { accountModel } from '../model/account';
import { reminderModel } from '../model/reminder';
import { binding } from './binding';
import { snoozedReminders } from './snoozed-reminders';

/** Creates the scope of the frame, which outlives its screens. Each screen has its own scope (`screen-part.ts`). */
export const createScope = ({ http, storage }: RemoteProps): Scope => {
  const reminders = snoozedReminders(storage);
  return fork({
    handlers: [
      binding(accountModel.fetchAccountFx, () => toPromise(TE.mapLeft(toCallFailure)(fetchAccount(http)()))),
      binding(reminderModel.readSnoozesFx, (accountId) => reminders.read(accountId)),
      binding(reminderModel.saveSnoozesFx, (snoozed) => reminders.save(snoozed)),
    ],
  });
};
