import { useUnit } from 'effector-react';

import { AddressText, Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { AmlCheck } from '../../domain/aml-check';
import { formatMoment } from '../../domain/moment';
import { tickerLabel } from '../../domain/ticker';
import { amlCheckModel } from '../../model/aml-check';
import { RowList } from '../../ui/row-list';
import type { Column } from '../../ui/row-list';
import { RiskBadge } from './risk-badge';

const useColumns = (): readonly Column<AmlCheck>[] => {
  const { t } = useTranslation('pro');
  const show = useUnit(amlCheckModel.reportOpened);
  return [
    { label: t('aml.when'), cell: ({ atMs }) => formatMoment(atMs) },
    {
      label: t('aml.address'),
      cell: ({ address, currency }) => (
        <>
          <AddressText address={address} format="short" /> {tickerLabel(currency)}
        </>
      ),
    },
    { label: t('aml.risk'), cell: ({ risk }) => <RiskBadge risk={risk} /> },
    {
      label: t('aml.report'),
      align: 'end',
      cell: ({ id, address }) => (
        <Button
          variant="ghost"
          size="small"
          aria-label={t('aml.showOf', { address })}
          onClick={() => show(id)}
        >
          {t('aml.show')}
        </Button>
      ),
    },
  ];
};

/** Earlier checks of the account, newest first. */
export const AmlList = () => {
  const { t } = useTranslation('pro');
  const { query, isFetching, open } = useUnit({
    query: amlCheckModel.checks.$query,
    isFetching: amlCheckModel.checks.$pending,
    open: amlCheckModel.opened,
  });
  const columns = useColumns();
  return (
    <RowList
      title={t('aml.earlier')}
      none={t('aml.none')}
      columns={columns}
      query={query}
      isFetching={isFetching}
      onRetry={open}
    />
  );
};
