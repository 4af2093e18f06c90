import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { useWords } from '../../../page/screens/words';

/** E-mail link to support with the order's ID. */
export const useSupportLink = (transactionId: string): string => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  return `mailto:${config.supportEmail}?subject=${encodeURIComponent(t('support.subject', { id: transactionId }))}`;
};
