import { useEffect } from 'react';
import type { ComponentType } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { historyHead } from './order-head';

export const HistoryRoute = ({ History }: { readonly History: ComponentType }) => {
  const { setHead } = useRemoteProps();
  const { t } = useTranslation('exchange');
  useEffect(() => {
    setHead(historyHead(t));
  }, [setHead, t]);
  return <History />;
};
