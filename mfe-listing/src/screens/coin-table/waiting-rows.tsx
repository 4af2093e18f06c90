import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { listingModel } from '../../model/listing';

/** Longer than the time-out of a call (spec §9). */
const AGAIN_MS = 15_000;

/**
 * A loader if there are no rows without a search (spec §2 "Empty states"). Failures are ignored (spec §8
 * "Listing"), so missing data is fetched again until it arrives.
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
