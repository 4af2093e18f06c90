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
  binding(twoFactorModel.preparing.mutateFx, toPort(fetchTwoFactorSecret(http))),
  binding(twoFactorModel.enabling.mutateFx, toPort(enableTwoFactor(http))),
  binding(twoFactorModel.disabling.mutateFx, toPort(disableTwoFactor(http))),
  binding(sessionModel.sessions.fetchFx, toPort(fetchSessions(http))),
  binding(sessionModel.ending.mutateFx, toPort(endSession(http))),
  binding(sessionModel.forgetSessionFx, () => {
    bus.publish(signOutAsked, {});
  }),
  binding(signInSettingsModel.openDialogFx, (view) => {
    bus.publish(signInAsked, { view });
  }),
];

const whitelistBindings = ({ http }: RemoteProps) => [
  binding(whitelistModel.entries.fetchFx, toPort(fetchWhitelist(http))),
  binding(whitelistModel.coins.fetchFx, toPort(fetchCoins(http))),
  binding(whitelistModel.draft.checkAddressFx, checkAddress(http)),
  binding(whitelistModel.draft.adding.mutateFx, toPort(addToWhitelist(http))),
  binding(whitelistModel.removal.mutateFx, toPort(removeFromWhitelist(http))),
];

const leaveFor = ({ loadPage }: RemoteProps, url: string): void => {
  const address = providerAddress(url);
  if (address === null) throw new Error('the address of the verification is none of the web');
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
        binding(kycModel.visit.mutateFx, toPort(openKycSession(props.http))),
        binding(kycModel.leaveFx, (url) => leaveFor(props, url)),
      ],
    }),
};
