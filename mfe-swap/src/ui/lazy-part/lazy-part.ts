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

/** A part in a chunk of its own, with this remote’s words for one that does not come. */
export const lazyPart = createLazyPart(usePartWords);
