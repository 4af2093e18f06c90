import { useTranslation } from '@coinlane/shared-ui/i18n';
import { MenuIcon } from '@coinlane/shared-ui/icons';

import { joinLanguage } from '../routing';
import { useShell } from '../services';
import { AccountCorner } from './account-corner';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { HEADER_LINKS } from './navigation-links';
import { PhishingWarning } from './phishing-warning';
import { ThemeSwitch } from './theme-switch';

type Props = { readonly pathname: string };

const isCurrent = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`) || (pathname === '/' && path === '/exchange');

/** Header. All links work without JavaScript; the menus are `details`. */
export const Header = ({ pathname }: Props) => {
  const { t } = useTranslation('shell');
  const { config, language } = useShell();
  const links = HEADER_LINKS.map(({ key, path }) => (
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
        <nav className={styles.wideNav} aria-label={t('chrome.mainNavigation')}>
          <ul className={styles.navList}>{links}</ul>
        </nav>
        <div className={styles.tools}>
          <ThemeSwitch />
          <LanguageSwitch language={language} pathname={pathname} />
          <AccountCorner />
          <details className={styles.narrowMenu} name="chrome-menu">
            <summary className={styles.menuButton} aria-label={t('chrome.menu')}>
              <MenuIcon size="medium" />
            </summary>
            <nav className={styles.menuPanel} aria-label={t('chrome.mainNavigation')}>
              <ul className={styles.narrowList}>{links}</ul>
            </nav>
          </details>
        </div>
      </div>
      <PhishingWarning />
    </header>
  );
};
