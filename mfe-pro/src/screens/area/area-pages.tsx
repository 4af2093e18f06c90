import { useTranslation } from '@coinlane/shared-ui/i18n';
import { Link } from '@coinlane/shared-ui/navigation';

import { LISTED_PRO_PATHS } from '../../domain/pro-page';
import type { ProPage } from '../../domain/pro-page';
import styles from './area.module.css';

/** The other pages of the area, each by its name. */
export const AreaPages = ({ current }: { readonly current: ProPage | null }) => {
  const { t } = useTranslation('pro');
  return (
    <nav aria-labelledby="pro-pages">
      <h2 id="pro-pages" className={styles.subheading}>
        {t('pagesTitle')}
      </h2>
      <ul className={styles.pages}>
        {LISTED_PRO_PATHS.map(({ page, path }) => (
          <li key={page}>
            <Link className={styles.pageLink} to={path} {...(page === current ? { 'aria-current': 'page' as const } : {})}>
              {t(`pages.${page}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
