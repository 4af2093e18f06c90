import { TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { LISTED_PRO_PATHS } from '../../domain/pro-page';
import type { ProPage } from '../../domain/pro-page';
import styles from './area.module.css';

/** The other pages of the area, each by its name. */
export const AreaPages = ({ current }: { readonly current: ProPage | null }) => {
  const { t } = useTranslation('pro');
  return (
    <nav className={styles.pagesBlock} aria-labelledby="pro-pages">
      <h2 id="pro-pages" className={styles.subheading}>
        {t('pagesTitle')}
      </h2>
      <ul role="list" className={styles.pages}>
        {LISTED_PRO_PATHS.map(({ page, path }) => (
          <li key={page}>
            <TextLink
              className={styles.pageLink}
              href={path}
              {...(page === current ? { 'aria-current': 'page' } : {})}
            >
              <span className={styles.pageName}>{t(`pages.${page}.title`)}</span>
              <span className={styles.pageAbout}>{t(`pages.${page}.about`)}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
