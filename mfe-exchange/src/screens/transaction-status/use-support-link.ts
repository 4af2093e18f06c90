import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { useWords } from '../words';

/** A mail to support that knows which order it is about. */
export const useSupportLink = (transactionId: string): string => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  return `mailto:${config.supportEmail}?subject=${encodeURIComponent(t('support.subject', { id: transactionId }))}`;
};
