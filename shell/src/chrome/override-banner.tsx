import { useTranslation } from '@coinlane/shared-ui/i18n';
import { TriangleAlertIcon } from '@coinlane/shared-ui/icons';
import { joinSentences } from '@coinlane/shared-ui/join-sentences';

import { withoutOverrides } from '../routing';
import { useShell } from '../services';
import styles from './override-banner.module.css';
import { useSearch } from './use-search';

/** Banner for a visitor with version overrides, with a link back to the live versions. */
export const OverrideBanner = () => {
  const { t } = useTranslation('shell');
  const { overrides } = useShell();
  const search = useSearch();
  if (overrides.length === 0) return null;
  return (
    <aside className={styles.banner} aria-label={t('override.label')}>
      <p className={styles.text}>
        <TriangleAlertIcon size="small" />
        <span>
          {joinSentences(t('override.text', { versions: overrides.join(', ') }), '')}
          <a className={styles.link} href={withoutOverrides(search)}>
            {t('override.clear')}
          </a>
        </span>
      </p>
    </aside>
  );
};
