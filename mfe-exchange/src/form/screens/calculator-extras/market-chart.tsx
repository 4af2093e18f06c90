import { useUnit } from 'effector-react';
import { Suspense } from 'react';

import { Disclosure, Skeleton } from '@coinlane/shared-ui/components';

import { chartModel } from '../../model/market';
import { lazyPart } from '../../../page/ui/lazy-part';
import { useWords } from '../../../page/screens/words';
import styles from './calculator-extras.module.css';

const MarketChartPanel = lazyPart(async () => {
  const { MarketChartPanel: Panel } = await import(
    /* webpackChunkName: "market-chart" */ './market-chart-panel'
  );
  return Panel;
});

/** Chart of the pair. Its code and data load only when the user opens it. */
export const MarketChart = () => {
  const { t } = useWords();
  const { view, openChanged } = useUnit({ view: chartModel.$view, openChanged: chartModel.openChanged });
  return (
    <Disclosure
      summary={t('calculator.chart.title')}
      onToggle={({ currentTarget }) => openChanged(currentTarget.open)}
    >
      <div className={styles.chart}>
        {view._tag !== 'Closed' && (
          <Suspense fallback={<Skeleton shape="card" label={t('calculator.chart.pending')} />}>
            <MarketChartPanel view={view} />
          </Suspense>
        )}
      </div>
    </Disclosure>
  );
};
