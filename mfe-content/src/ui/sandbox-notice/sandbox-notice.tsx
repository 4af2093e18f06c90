import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

/** Says that nothing here moves money, where that is so. */
export const SandboxNotice = ({ isSandbox }: { readonly isSandbox: boolean }) => {
  const { t } = useTranslation('content');
  return isSandbox ? <Alert title={t('sandbox.title')}>{t('sandbox.text')}</Alert> : null;
};
