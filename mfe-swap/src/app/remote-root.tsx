import { useTranslation } from '@coinlane/shared-ui/i18n';

export const RemoteRoot = () => {
  const { t } = useTranslation('swap');
  return <h1>{t('title')}</h1>;
};
