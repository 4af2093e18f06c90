import { EmptyState } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { SearchIcon } from '@coinlane/shared-ui/icons';

/** Empty state of spec §2 "Empty states": a title and two lines. */
export const NothingFound = () => {
  const { t } = useTranslation('listing');
  return (
    <EmptyState icon={<SearchIcon />} title={t('nothingFound.title')}>
      <p>{t('nothingFound.first')}</p>
      <p>{t('nothingFound.second')}</p>
    </EmptyState>
  );
};
