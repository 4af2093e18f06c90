import { ButtonLink, EmptyState } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

/** The first page. It says what is true: that there is nothing to see yet. */
export const StartScreen = () => {
  const { t } = useTranslation('__SHORT__');
  return (
    <EmptyState
      headingLevel="h1"
      title={t('title')}
      action={<ButtonLink href="/exchange">{t('toExchange')}</ButtonLink>}
    >
      <p>{t('about')}</p>
    </EmptyState>
  );
};
