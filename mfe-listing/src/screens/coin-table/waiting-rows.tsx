import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { listingModel } from '../../model/listing';

/** Longer than a call may take (spec §9). */
const AGAIN_MS = 15_000;

/**
 * A loader where there are no rows and nothing is searched for (spec §2 "Empty states"). What failed is ignored (spec §8
 * "Listing"), so what is missing is asked for again until it is there.
 */
export const WaitingRows = () => {
  const { t } = useTranslation('listing');
  const askAgain = useUnit(listingModel.retryRequested);
  useEffect(() => {
    askAgain();
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') askAgain();
    }, AGAIN_MS);
    return () => {
      clearInterval(timer);
    };
  }, [askAgain]);
  return <Skeleton shape="row" count={10} label={t('loading')} />;
};
