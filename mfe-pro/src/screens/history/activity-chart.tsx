import { useUnit } from 'effector-react';

import { Card } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { perDay } from '../../domain/history';
import type { HistoryQuery } from '../../domain/history';
import { formatDay } from '../../domain/moment';
import { historyModel } from '../../model/history';
import { BarChart } from '../../ui/bar-chart';

const DAYS = 30;

/** Number of operations on each of the last thirty days. Hidden without operations. */
export const ActivityChart = ({ query }: { readonly query: HistoryQuery }) => {
  const { t } = useTranslation('pro');
  const { serverNow } = useRemoteProps();
  const { lately, shown } = useUnit({ lately: historyModel.$recent, shown: historyModel.$shown });
  // rows that arrive later would move the chart
  if (lately?.query.tab !== query.tab || shown?.tab !== query.tab || lately.operations.length === 0)
    return null;
  const days = perDay(lately.operations, serverNow(), DAYS);
  if (days.every(({ count }) => count === 0)) return null;
  return (
    <Card padding="small">
      <BarChart
        caption={t('history.chart')}
        labelHeading={t('history.date')}
        valueHeading={t('history.count')}
        bars={days.map(({ dayMs, count }) => ({ id: String(dayMs), label: formatDay(dayMs), value: count }))}
      />
    </Card>
  );
};
