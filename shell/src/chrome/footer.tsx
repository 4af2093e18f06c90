import { useTranslation } from '@coinlane/shared-ui/i18n';

import { isOffered, joinLanguage } from '../routing';
import { useShell } from '../services';
import { DEVELOPER_PLACE } from './places';
import styles from './footer.module.css';
import { Logo } from './logo';
import { FOOTER_COLUMNS } from './navigation-links';

/**
 * Content of the footer: links, contact, and a last line with the sandbox notice and the place for the button of
 * the developer panel. Rendered only on the server.
 */
export const FooterContent = () => {
  const { t } = useTranslation('shell');
  const { config, language } = useShell();
  return (
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
              {links
                .filter(({ path }) => isOffered(path, config.unavailable))
                .map((link) => (
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
      <div className={styles.last}>
        {config.isSandbox ? <p>{t('chrome.footer.sandbox')}</p> : null}
        {config.testCoins ? <p>{t('chrome.footer.testCoins')}</p> : null}
        <span id={DEVELOPER_PLACE} className={styles.developer} />
      </div>
    </div>
  );
};
