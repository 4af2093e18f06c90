import { Stack } from '../../ui/stack';
import type { ScreenProps } from '../area';
import { KycSection } from '../kyc.section';
import { NotificationsSection } from '../notifications.section';
import { SessionsSection } from '../sessions.section';
import { TwoFactorSection } from '../two-factor';
import { WhitelistSection } from '../whitelist';
import { ProfileSection } from './profile.section';

export const SettingsScreen = ({ account, accountChanged }: ScreenProps) => (
  <Stack gap="page">
    <ProfileSection account={account} />
    <TwoFactorSection account={account} accountChanged={accountChanged} />
    <KycSection kycLevel={account.kycLevel} />
    <NotificationsSection account={account} />
    <WhitelistSection account={account} />
    <SessionsSection />
  </Stack>
);
