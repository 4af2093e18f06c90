import { ButtonLink, EmptyState } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { SearchIcon } from '@coinlane/shared-ui/icons';

/** An unknown currency, pair or page of the list. */
export const NotFoundScreen = () => {
  const { t } = useTranslation('listing');
  return (
    <EmptyState
      headingLevel="h1"
      icon={<SearchIcon />}
      title={t('unknown.title')}
      action={<ButtonLink href="/currencies">{t('unknown.action')}</ButtonLink>}
    >
      <p>{t('unknown.text')}</p>
    </EmptyState>
  );
};
