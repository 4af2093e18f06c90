import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { swapViewOf } from '../../domain/swap-status';
import { POLL_MS } from '../../model/settings';
import { swapModel } from '../../model/swap';
import { Finished } from './finished';
import { Processing } from './processing';

/** Requests the status every 60 s (spec §9), and at once when the page becomes visible again. */
const usePolling = (): void => {
  const due = useUnit(swapModel.pollDue);
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState !== 'hidden') due();
    };
    const timer = setInterval(ask, POLL_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [due]);
};

/** One swap by its ID: finished or pending (spec §2 "Swap page", §4 "Token swap statuses"). */
export const SwapPanel = ({ swapId }: { readonly swapId: string }) => {
  const { t } = useTranslation('swap');
  const { view, open, close } = useUnit({
    view: swapModel.$view,
    open: swapModel.opened,
    close: swapModel.closed,
  });
  useEffect(() => {
    open(swapId);
    return () => close();
  }, [open, close, swapId]);
  usePolling();
  switch (view._tag) {
    case 'Loading':
    case 'Missing':
      return <Skeleton shape="card" label={t('swap.loading')} />;
    case 'Shown':
      return swapViewOf(view.swap.status) === 'finished' ? (
        <Finished swap={view.swap} />
      ) : (
        <Processing swap={view.swap} />
      );
  }
};
