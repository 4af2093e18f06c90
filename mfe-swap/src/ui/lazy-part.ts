import { useTranslation } from '@coinlane/shared-ui/i18n';
import { createLazyPart } from '@coinlane/shared-ui/lazy-part';
import type { LazyPartWords } from '@coinlane/shared-ui/lazy-part';

const usePartWords = (): LazyPartWords => {
  const { t } = useTranslation('swap');
  return {
    failed: t('part.failed'),
    advice: t('part.advice'),
    retry: t('part.retry'),
    retrying: t('part.retrying'),
  };
};

/** Creates a part in its own chunk. This remote's message is shown if it fails to load. */
export const lazyPart = createLazyPart(usePartWords);
