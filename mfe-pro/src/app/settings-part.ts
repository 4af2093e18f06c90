import { fork } from 'effector';

import { signInAsked, signOutAsked } from '@coinlane/shared-contracts/events';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { fetchCoins } from '../api/coin';
import { openKycSession } from '../api/kyc';
import { saveNotices } from '../api/notification';
import { endSession, fetchSessions } from '../api/session';
import { disableTwoFactor, enableTwoFactor, fetchTwoFactorSecret } from '../api/two-factor';
import { addToWhitelist, fetchWhitelist, removeFromWhitelist } from '../api/whitelist';
import { providerAddress } from '../domain/kyc';
import { kycModel } from '../model/kyc';
import { notificationModel } from '../model/notification';
import { sessionModel } from '../model/session';
import { signInSettingsModel } from '../model/sign-in-settings';
import { twoFactorModel } from '../model/two-factor';
import { whitelistModel } from '../model/whitelist';
import { SettingsScreen } from '../screens/settings';
import { toPort } from './to-port';
import { binding } from './binding';
import { checkAddress } from './check-address';
import type { ScreenPart } from './screen-part';

const safetyBindings = ({ http, bus }: RemoteProps) => [
  binding(twoFactorModel.preparing.executeFx, toPort(fetchTwoFactorSecret(http))),
  binding(twoFactorModel.enabling.executeFx, toPort(enableTwoFactor(http))),
  binding(twoFactorModel.disabling.executeFx, toPort(disableTwoFactor(http))),
  binding(sessionModel.sessions.executeFx, toPort(fetchSessions(http))),
  binding(sessionModel.ending.executeFx, toPort(endSession(http))),
  binding(sessionModel.forgetSessionFx, () => {
    bus.publish(signOutAsked, {});
  }),
  binding(signInSettingsModel.openDialogFx, (view) => {
    bus.publish(signInAsked, { view });
  }),
];

const whitelistBindings = ({ http }: RemoteProps) => [
  binding(whitelistModel.entries.executeFx, toPort(fetchWhitelist(http))),
  binding(whitelistModel.coins.executeFx, toPort(fetchCoins(http))),
  binding(whitelistModel.draft.checkAddressFx, checkAddress(http)),
  binding(whitelistModel.draft.adding.executeFx, toPort(addToWhitelist(http))),
  binding(whitelistModel.removal.executeFx, toPort(removeFromWhitelist(http))),
];

const leaveFor = ({ loadPage }: RemoteProps, url: string): void => {
  const address = providerAddress(url);
  if (address === null) throw new Error('the verification URL is not a web address');
  loadPage?.(address);
};

/** `/pro/settings` with its calls. The shell owns the session. */
export const settingsPart: ScreenPart = {
  Screen: SettingsScreen,
  createScope: (props) =>
    fork({
      handlers: [
        ...safetyBindings(props),
        ...whitelistBindings(props),
        binding(notificationModel.saveFx, toPort(saveNotices(props.http))),
        binding(kycModel.visit.executeFx, toPort(openKycSession(props.http))),
        binding(kycModel.leaveFx, (url) => leaveFor(props, url)),
      ],
    }),
};
