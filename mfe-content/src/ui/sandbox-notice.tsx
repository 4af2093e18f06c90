import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

/** Notice that the sandbox moves no money. Hidden elsewhere. */
export const SandboxNotice = ({ isSandbox }: { readonly isSandbox: boolean }) => {
  const { t } = useTranslation('content');
  return isSandbox ? <Alert title={t('sandbox.title')}>{t('sandbox.text')}</Alert> : null;
};
