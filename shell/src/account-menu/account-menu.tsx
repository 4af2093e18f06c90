import { signInAsked, signOutAsked } from '@coinlane/shared-contracts/events';
import { Menu, shortenMiddle } from '@coinlane/shared-ui/components';
import type { MenuEntry } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { UserIcon } from '@coinlane/shared-ui/icons';

import { joinLanguage } from '../routing';
import type { AccountPage } from '../sign-in';
import { NAMESPACE } from '../sign-in/load-texts';
import styles from './account-menu.module.css';
import { useEmail } from './use-email';

const PLACES = [
  { id: 'balance', path: '/pro/balance' },
  { id: 'exchange', path: '/pro/exchange' },
  { id: 'history', path: '/pro/history' },
  { id: 'settings', path: '/pro/settings' },
] as const;

const WISHES = ['change-password', 'login-email', 'passkeys'] as const;

/** Who is signed in, where their account is, and the way out. The address is shortened (spec §9 "Lengths"). */
export const AccountMenu = ({ page }: { readonly page: AccountPage }) => {
  const { t } = useTranslation(NAMESPACE);
  const { bus, language } = page;
  const email = useEmail(page);
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
      label={email === null ? t('menu.label') : t('menu.labelOf', { email })}
      entries={entries}
      align="end"
    >
      <UserIcon size="medium" />
      {/* the button's name has the whole address: shortened, it would be another word to who hears it */}
      <span aria-hidden="true" className={styles.email}>
        {email === null ? t('menu.label') : shortenMiddle(email)}
      </span>
    </Menu>
  );
};
