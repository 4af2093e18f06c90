import { signInAsked, signOutAsked } from '@coinlane/shared-contracts/events';
import { Menu, shortenMiddle } from '@coinlane/shared-ui/components';
import type { MenuEntry } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { UserIcon } from '@coinlane/shared-ui/icons';

import { joinLanguage } from '../../routing';
import type { AccountPage } from '../sign-in';
import { NAMESPACE } from '../sign-in/load-texts';
import styles from './account-menu.module.css';
import { useEmail } from './use-email';

const PLACES = [
  { id: 'balance', path: '/pro/balance' },
  { id: 'exchange', path: '/pro/exchange' },
  { id: 'history', path: '/pro/history' },
  { id: 'settings', path: '/pro/settings' },
  { id: 'two-factor', path: '/pro/settings#two-factor' },
] as const;

const WISHES = ['change-password', 'login-email', 'passkeys'] as const;

/** Account menu: e-mail, link to the account, and sign-out. The e-mail is shortened (spec §9 "Lengths"). */
export const AccountMenu = ({ page }: { readonly page: AccountPage }) => {
  const { t } = useTranslation(NAMESPACE);
  const { bus, language } = page;
  const email = useEmail(page);
  const shown = email === null ? null : shortenMiddle(email);
  const entries: readonly MenuEntry[] = [
    ...PLACES.map(({ id, path }) => ({ id, label: t(`menu.${id}`), href: joinLanguage(language, path) })),
    ...WISHES.map((view) => ({
      id: view,
      label: t(`menu.${view}`),
      onSelect: () => {
        bus.publish(signInAsked, { view });
      },
    })),
    {
      id: 'sign-out',
      label: t('menu.sign-out'),
      isDanger: true,
      onSelect: () => {
        bus.publish(signOutAsked, {});
      },
    },
  ];
  return (
    <Menu
      label={shown === null ? t('menu.label') : t('menu.labelOf', { email: shown })}
      entries={entries}
      align="end"
    >
      <UserIcon size="medium" />
      {/* the visible text is part of the accessible name, because voice control requires it */}
      <span className={styles.email}>{shown ?? t('menu.label')}</span>
    </Menu>
  );
};
