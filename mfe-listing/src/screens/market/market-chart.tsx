import { useUnit } from 'effector-react';

import { Button } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { CHART_SPANS, invertRates } from '../../domain/market';
import { listingModel } from '../../model/listing';
import { Sparkline } from '../../ui/sparkline';
import styles from './market.module.css';

type Props = {
  /** Displayed rates of the last 24 hours. */
  readonly day: readonly number[];
  /** Whether the rates are shown in the other direction. */
  readonly isInverted: boolean;
  readonly tickers: { readonly fromTicker: string; readonly toTicker: string };
};

/** Rates of a day, a week or a month. The day stays visible until a longer span has loaded. */
export const MarketChart = ({ day, isInverted, tickers }: Props) => {
  const { t } = useTranslation('listing');
  const { view, pick } = useUnit({
    view: listingModel.market.chart.$view,
    pick: listingModel.market.chart.spanPicked,
  });
  const { picked, shown, rates, isFailed } = view;
  const longer = rates === null || !isInverted ? rates : invertRates(rates);
  return (
    <div className={styles.chart}>
      <Sparkline rates={longer ?? day} label={t(`market.charts.${shown}`, tickers)} />
      <div role="group" aria-label={t('market.span')} className={styles.spans}>
        {CHART_SPANS.map((span) => (
          <Button
            key={span}
            size="small"
            variant={span === picked ? 'secondary' : 'ghost'}
            aria-pressed={span === picked}
            onClick={() => pick(span)}
          >
            {t(`market.spans.${span}`)}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.note} hidden={!isFailed}>
        {isFailed && t('market.chartFailed')}
      </p>
    </div>
  );
};
