import { Card, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { ProPage } from '../../domain/pro-page';
import styles from './area.module.css';

/** Notice for browsers without scripts. */
export const WithoutScript = ({ page }: { readonly page: ProPage }) => {
  const { t } = useTranslation('pro');
  return (
    <noscript>
      <Card padding="large" className={styles.notice}>
        <p>{t(`pages.${page}.about`)}</p>
        <p>{t('withoutScript')}</p>
        <p>
          {t('withoutAccount')} <TextLink href="/exchange">{t('toExchange')}</TextLink>
        </p>
      </Card>
    </noscript>
  );
};
