import type { ComponentType } from 'react';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

import { authChanged, signInAsked } from '@coinlane/shared-contracts/events';
import type { SignInAsked } from '@coinlane/shared-contracts/events';
import { classNames, NativeButton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { SlotFallback, useShellPart } from '../remotes';
import { joinLanguage } from '../routing';
import { useShell } from '../services';
import type { BrowserServices } from '../services';
import { closeMenus } from './close-menus';
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
    <a className={styles.tool} href={joinLanguage(language, '/pro')}>
      {t('chrome.account')}
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

type Browser = Pick<BrowserServices, 'bus' | 'account'>;

const Corner = ({ bus, account }: Browser) => {
  const listen = useCallback((hear: () => void) => bus.subscribe(authChanged, hear), [bus]);
  const hasSession = useSyncExternalStore(listen, account.hasSession, () => false);
  // the first script of the page sets it (`mark-session.ts`), but does not receive later changes
  useEffect(() => {
    document.documentElement.toggleAttribute('data-session', hasSession);
  }, [hasSession]);
  return hasSession ? (
    <Account load={account.loadMenu} />
  ) : (
    <WayIn
      onPress={() => {
        bus.publish(signInAsked, { view: 'sign-in' });
      }}
    />
  );
};

const Dialogs = ({ bus, account }: Browser) => {
  const [asked, setAsked] = useState<SignInAsked | null>(null);
  // in the same commit that makes the button work, because an early press is replayed right after it
  useLayoutEffect(
    () =>
      bus.subscribe(signInAsked, (request) => {
        closeMenus(document);
        setAsked(request);
      }),
    [bus],
  );
  return asked === null ? null : <AskedDialog asked={asked} load={account.loadDialog} />;
};

/** Sign-in dialog, opened by an event. Outside the menu, because the menu can be closed. */
export const SignInDialogs = () => {
  const { browser } = useShell();
  return browser === null ? null : <Dialogs {...browser} />;
};

const WayIn = ({ onPress }: { readonly onPress?: () => void }) => {
  const { t } = useTranslation('shell');
  return (
    <NativeButton
      type="button"
      className={classNames(styles.tool, styles.signIn)}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {t('chrome.signIn')}
    </NativeButton>
  );
};

/** Sign-in button or account menu. */
export const AccountCorner = () => {
  const { browser } = useShell();
  return <div className={styles.account}>{browser === null ? <WayIn /> : <Corner {...browser} />}</div>;
};
