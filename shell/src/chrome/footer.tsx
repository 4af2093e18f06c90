import { useTranslation } from '@coinlane/shared-ui/i18n';

import { joinLanguage } from '../routing';
import { useShell } from '../services';
import styles from './footer.module.css';
import { Logo } from './logo';
import { FOOTER_COLUMNS } from './navigation-links';

/** Footer: links, contact, and the sandbox notice. */
export const Footer = () => {
  const { t } = useTranslation('shell');
  const { config, language } = useShell();
  return (
    <footer className={styles.footer} data-theme="dark">
      <div className={styles.inside}>
        <div className={styles.about}>
          <Logo brand={config.brand} />
          <p>{t('chrome.footer.claim')}</p>
          <p>
            {t('chrome.footer.support')}{' '}
            <a className={styles.link} href={`mailto:${config.supportEmail}`}>
              {config.supportEmail}
            </a>
          </p>
          <p className={styles.quiet}>{t('chrome.footer.neverFirst')}</p>
        </div>
        <div className={styles.columns}>
          {FOOTER_COLUMNS.map(({ key, links }) => (
            <nav key={key} aria-label={t(`chrome.footer.${key}`)}>
              <h2 className={styles.title}>{t(`chrome.footer.${key}`)}</h2>
              <ul className={styles.list}>
                {links.map((link) => (
                  <li key={link.path}>
                    <a className={styles.link} href={joinLanguage(language, link.path)}>
                      {t(`chrome.nav.${link.key}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {config.isSandbox ? <p className={styles.sandbox}>{t('chrome.footer.sandbox')}</p> : null}
      </div>
    </footer>
  );
};
