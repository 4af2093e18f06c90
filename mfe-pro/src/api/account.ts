import * as TE from 'fp-ts/lib/TaskEither.js';

import { callEndpoint, userEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, UserReply } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { Account } from '../domain/account';

export { accountHttp } from '@coinlane/shared-contracts/api';

/** Converts the account in a reply, also for other calls that return a user. */
const toAccount = ({ subscription, custody, settings, ...reply }: UserReply): Account => ({
  id: reply.id,
  email: reply.email,
  kycLevel: reply.kycLevel,
  isTwoFactorEnabled: reply.isTwoFactorEnabled,
  recoveryCodesLeft: reply.recoveryCodesLeft ?? null,
  createdAtMs: reply.createdAt,
  planLevel: subscription.level.name,
  nextBillingAtMs: subscription.nextBillingAt,
  partnerId: custody.partnerId,
  notifications: settings.notifications,
});

/** GET /users/me: the account of the session. A 401 means that no one is signed in. */
export const fetchAccount = (http: HttpPort) => (): TE.TaskEither<ApiError, Account> =>
  TE.map(toAccount)(callEndpoint(http)(userEndpoint)());
