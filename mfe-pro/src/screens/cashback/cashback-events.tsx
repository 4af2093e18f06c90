import { useUnit } from 'effector-react';

import { Badge } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { valueOf } from '@coinlane/shared-contracts/query';

import type { CashbackEvent } from '../../domain/cashback';
import { formatMoment } from '../../domain/moment';
import { tickerLabel } from '../../domain/ticker';
import { cashbackModel } from '../../model/cashback';
import { AmountText } from '../../ui/amount-text';
import { RowList } from '../../ui/row-list';
import type { Column } from '../../ui/row-list';

/** Earned and withdrawn cashback, newest first. */
export const CashbackEvents = () => {
  const { t } = useTranslation('pro');
  const { query, isFetching, cashback, open } = useUnit({
    query: cashbackModel.events.$query,
    isFetching: cashbackModel.events.$pending,
    cashback: cashbackModel.cashback.$query,
    open: cashbackModel.opened,
  });
  const ticker = tickerLabel(valueOf(cashback)?.currency ?? '');
  const columns: readonly Column<CashbackEvent>[] = [
    { label: t('cashback.when'), cell: ({ atMs }) => formatMoment(atMs) },
    {
      label: t('cashback.what'),
      cell: ({ kind }) => (
        <Badge tone={kind === 'earned' ? 'success' : 'neutral'}>{t(`cashback.${kind}`)}</Badge>
      ),
    },
    {
      label: t('amount.label'),
      align: 'end',
      cell: ({ amount }) => <AmountText amount={amount} ticker={ticker} />,
    },
  ];
  return (
    <RowList
      title={t('cashback.history')}
      none={t('cashback.noHistory')}
      columns={columns}
      query={query}
      isFetching={isFetching}
      onRetry={open}
    />
  );
};
