import { useMemo } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Column } from '../../domain/table';

export type ColumnLabels = Readonly<Record<Column, string>>;

/** Names of the columns. */
export const useColumnLabels = (): ColumnLabels => {
  const { t } = useTranslation('listing');
  return useMemo(
    () => ({
      coin: t('columns.coin'),
      pair: t('columns.pair'),
      price: t('columns.price'),
      change: t('columns.change'),
      chart: t('columns.chart'),
      fiatPurchase: t('columns.fiatPurchase'),
      fixedRate: t('columns.fixedRate'),
      priceList: t('columns.priceList'),
      availableForPayout: t('columns.availableForPayout'),
      availableForPurchase: t('columns.availableForPurchase'),
      noUpperLimit: t('columns.noUpperLimit'),
      availableForExchange: t('columns.availableForExchange'),
    }),
    [t],
  );
};
