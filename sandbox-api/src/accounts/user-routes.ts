import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse } from '../http/index.ts';
import type { Account } from './account.ts';
import type { Accounts } from './accounts.ts';
import { signedIn } from './signed-in.ts';

const NOTIFICATION_NAME = /^[a-z][A-Za-z0-9.-]{0,39}$/;

const areNamed = (settings: object): boolean =>
  Object.keys(settings).every((name) => NOTIFICATION_NAME.test(name));

const AnySettings = t.record(t.string, t.boolean);
type NotificationSettings = t.TypeOf<typeof AnySettings>;

/**
 * Notification settings by name, for example `loan.email`. The length of names is limited, because they are stored.
 */
const NotificationSettings = new t.Type<NotificationSettings, NotificationSettings>(
  'settings with names of at most 40 characters',
  (value): value is NotificationSettings => AnySettings.is(value) && areNamed(value),
  (value, context) =>
    AnySettings.is(value) && areNamed(value) ? t.success(value) : t.failure(value, context),
  t.identity,
);

const SettingsBody = t.type({ notifications: NotificationSettings }, 'SettingsRequest');

const wireUser = (account: Account) => ({
  id: account.id,
  email: account.email,
  kycLevel: account.kycLevel,
  isTwoFactorEnabled: account.totp !== null,
  recoveryCodesLeft: account.recoveryCodeHashes.length,
  createdAt: new Date(account.createdAt).toISOString(),
  subscription: {
    nextBillingAt:
      account.subscription.nextBillingAt === null
        ? null
        : new Date(account.subscription.nextBillingAt).toISOString(),
    level: { name: account.subscription.level },
  },
  custody: { partnerId: account.partnerId },
  settings: { notifications: account.notifications },
});

const MOST_NOTIFICATIONS = 40;

/** `GET /users/me` (api contract §5.2) and `PUT /users/me/settings`. */
export const addUserRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  app.get('/users/me', async (request) => wireUser((await signedIn(accounts, request)).account));
  app.put('/users/me/settings', async (request) => {
    const { account } = await signedIn(accounts, request);
    const { notifications } = decodeOrRefuse(SettingsBody, request.body);
    const merged = Object.entries({ ...account.notifications, ...notifications });
    const changed = { ...account, notifications: Object.fromEntries(merged.slice(0, MOST_NOTIFICATIONS)) };
    accounts.store.save(changed);
    return wireUser(changed);
  });
};
