import type { ComponentType } from 'react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

import { authChanged, signInAsked } from '@coinlane/shared-contracts/events';
import type { SignInAsked } from '@coinlane/shared-contracts/events';
import { NativeButton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { UserIcon } from '@coinlane/shared-ui/icons';

import { SlotFallback, useShellPart } from '../remotes';
import { joinLanguage } from '../routing';
import { useShell } from '../services';
import type { BrowserServices } from '../services';
import styles from './header.module.css';

type Load<Props> = { readonly load: () => Promise<ComponentType<Props>> };

/** Menu of the signed-in user. A link to the account until its code has loaded, or if that fails. */
const Account = ({ load }: Load<object>) => {
  const { t } = useTranslation('shell');
  const { language } = useShell();
  const menu = useShellPart('account-menu', load);
  return menu._tag === 'Loaded' ? (
    <menu.part />
  ) : (
    <a className={styles.account} href={joinLanguage(language, '/pro')} aria-label={t('chrome.account')}>
      <UserIcon size="medium" />
    </a>
  );
};

type AskedProps = { readonly asked: SignInAsked };

/** Sign-in dialog, or an error if its code fails to load. */
const AskedDialog = ({ asked, load }: AskedProps & Load<AskedProps>) => {
  const { config } = useShell();
  const dialog = useShellPart('sign-in', load);
  if (dialog._tag === 'Loaded') return <dialog.part asked={asked} />;
  return dialog._tag === 'Loading' ? null : (
    <div className={styles.failed}>
      <SlotFallback
        isReplaced={false}
        supportEmail={config.supportEmail}
        onRetry={dialog.retry}
        {...dialog}
      />
    </div>
  );
};

const Corner = ({ bus, account }: Pick<BrowserServices, 'bus' | 'account'>) => {
  const [asked, setAsked] = useState<SignInAsked | null>(null);
  const listen = useCallback((hear: () => void) => bus.subscribe(authChanged, hear), [bus]);
  useEffect(() => bus.subscribe(signInAsked, setAsked), [bus]);
  return (
    <>
      {useSyncExternalStore(listen, account.hasSession, () => false) ? (
        <Account load={account.loadMenu} />
      ) : (
        <WayIn
          onPress={() => {
            setAsked({ view: 'sign-in' });
          }}
        />
      )}
      {asked === null ? null : <AskedDialog asked={asked} load={account.loadDialog} />}
    </>
  );
};

const WayIn = ({ onPress }: { readonly onPress?: () => void }) => {
  const { t } = useTranslation('shell');
  return (
    <NativeButton type="button" className={styles.account} aria-haspopup="dialog" onClick={onPress}>
      <UserIcon size="medium" />
      <span className={styles.accountWords}>{t('chrome.signIn')}</span>
    </NativeButton>
  );
};

/** Sign-in button or account menu, and the dialog that can be requested on the bus. */
export const AccountCorner = () => {
  const { browser } = useShell();
  return browser === null ? <WayIn /> : <Corner {...browser} />;
};
