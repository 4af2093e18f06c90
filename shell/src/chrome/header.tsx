import { useTranslation } from '@coinlane/shared-ui/i18n';
import { MenuIcon } from '@coinlane/shared-ui/icons';

import { isOffered, joinLanguage } from '../routing';
import { useShell } from '../services';
import { AccountCorner, SignInDialogs } from './account-corner';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { HEADER_LINKS } from './navigation-links';
import { OrdersLink } from './orders-link';
import { PhishingWarning } from './phishing-warning';
import { SupportButton } from './support-button';
import { ThemeSwitch } from './theme-switch';

type Props = { readonly pathname: string };

const ORDERS_PATH = '/exchange/history';

const isCurrent = (pathname: string, path: string): boolean =>
  pathname !== ORDERS_PATH &&
  (pathname === path || pathname.startsWith(`${path}/`) || (pathname === '/' && path === '/exchange'));

/** Badge of a site without real money. */
const MoneyMark = () => {
  const { t } = useTranslation('shell');
  const { config } = useShell();
  if (config.isSandbox) return <span className={styles.sandbox}>{t('chrome.sandbox')}</span>;
  return config.testCoins ? <span className={styles.sandbox}>{t('chrome.testCoins')}</span> : null;
};

/** Header. All links work without JavaScript, because the menus are `details` elements. */
export const Header = ({ pathname }: Props) => {
  const { t } = useTranslation('shell');
  const { config, language } = useShell();
  const offered = HEADER_LINKS.filter(({ path }) => isOffered(path, config.unavailable));
  const links = offered.map(({ key, path }) => (
    <li key={key}>
      <a
        className={styles.navLink}
        href={joinLanguage(language, path)}
        {...(isCurrent(pathname, path) ? { 'aria-current': 'page' as const } : {})}
      >
        {t(`chrome.nav.${key}`)}
      </a>
    </li>
  ));
  return (
    <header className={styles.header} data-theme="dark">
      <div className={styles.bar}>
        <a
          className={styles.home}
          href={joinLanguage(language, '/')}
          aria-label={t('chrome.home', { brand: config.brand })}
        >
          <Logo brand={config.brand} />
        </a>
        <MoneyMark />
        <nav className={styles.wideNav} aria-label={t('chrome.mainNavigation')}>
          <ul className={styles.navList}>{links}</ul>
        </nav>
        <div className={styles.tools}>
          <OrdersLink isCurrent={pathname === ORDERS_PATH} />
          <SupportButton />
          <details className={styles.menuSwitch}>
            <summary className={styles.tool} aria-label={t('chrome.menu')}>
              <MenuIcon size="medium" />
            </summary>
          </details>
          {/* next to the summary, not inside it: wide screens show the same elements in the bar */}
          <div className={styles.rest}>
            <nav className={styles.narrowNav} aria-label={t('chrome.menu')}>
              <ul className={styles.narrowList}>
                {links}
                <li>
                  <a className={styles.navLink} href={joinLanguage(language, ORDERS_PATH)}>
                    {t('chrome.nav.orders')}
                  </a>
                </li>
              </ul>
            </nav>
            <ThemeSwitch />
            <LanguageSwitch language={language} pathname={pathname} />
            {isOffered('/pro', config.unavailable) ? <AccountCorner /> : null}
          </div>
        </div>
      </div>
      <PhishingWarning />
      <SignInDialogs />
    </header>
  );
};
