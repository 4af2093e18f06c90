import { useUnit } from 'effector-react';
import { useId } from 'react';

import {
  Disclosure,
  RadioGroup,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@coinlane/shared-ui/components';
import { FailureAlert } from '@coinlane/shared-ui/failure';

import { MARKET_SPANS, pricePair, samplePoints, summarizePoints } from '../../domain/market';
import type { MarketPoint } from '../../domain/market';
import { chartModel } from '../../model/market';
import type { ChartView } from '../../model/market';
import { PricePlot } from '../../ui/price-plot';
import { dateText, useWords } from '../../../page/screens/words';
import styles from './calculator-extras.module.css';
import { rateWords } from './rate-words';

type ShownView = Extract<ChartView, { readonly _tag: 'Shown' }>;

const ROWS = 9;

const PointsTable = ({
  points,
  label,
}: {
  readonly points: readonly MarketPoint[];
  readonly label: string;
}) => {
  const { t, language } = useWords();
  return (
    <Table caption={label} isCaptionHidden>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('calculator.chart.time')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('price.market')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {samplePoints(points, ROWS).map(([at, rate]) => (
          <TableRow key={at}>
            <TableCell>{dateText(at).replace(' UTC', '')}</TableCell>
            <TableCell align="end">{rateWords(rate, language)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const Shown = ({ view: { pair, data } }: { readonly view: ShownView }) => {
  const { t, ticker, language } = useWords();
  const id = useId();
  const summary = summarizePoints(data.points);
  if (summary === null) return <p className={styles.note}>{t('calculator.chart.empty')}</p>;
  const shown = pricePair(pair);
  const [from, to] = [ticker(shown.from), ticker(shown.to)];
  const label = t('calculator.chart.label', { from, to });
  const rate = ([, value]: MarketPoint): string => rateWords(value, language);
  return (
    <>
      <PricePlot points={data.points} label={label} language={language} />
      <p id={id} className={styles.note}>
        {t('calculator.chart.summary', {
          from,
          to,
          first: rate(summary.first),
          last: rate(summary.last),
          highest: rate(summary.highest),
          lowest: rate(summary.lowest),
          change: rateWords(Number(summary.changePercent), language, true),
        })}
      </p>
      <Disclosure summary={t('calculator.chart.table')}>
        <PointsTable points={data.points} label={label} />
      </Disclosure>
    </>
  );
};

const Content = ({ view }: { readonly view: ChartView }) => {
  const { t } = useWords();
  const retried = useUnit(chartModel.retried);
  switch (view._tag) {
    case 'Closed':
      return null;
    case 'Pending':
      return <Skeleton shape="card" label={t('calculator.chart.pending')} />;
    case 'Failed':
      return (
        <FailureAlert
          ns="exchange"
          tone="warning"
          isAutomatic
          title={t('calculator.chart.failed')}
          failure={view.failure}
          retryLabel={t('calculator.chart.retry')}
          onRetry={() => retried()}
        />
      );
    case 'Shown':
      return <Shown view={view} />;
  }
};

/** The pair's market rate over a day, a week or a month: as a chart, a summary and a table. */
export const MarketChartPanel = ({ view }: { readonly view: ChartView }) => {
  const { t } = useWords();
  const { span, picked } = useUnit({ span: chartModel.$span, picked: chartModel.spanPicked });
  return (
    <div className={styles.chartPanel}>
      <RadioGroup
        legend={t('calculator.chart.span')}
        isLegendHidden
        name="market-span"
        value={span}
        onValueChange={picked}
        options={MARKET_SPANS.map((value) => ({ value, label: t(`calculator.chart.spans.${value}`) }))}
      />
      <Content view={view} />
    </div>
  );
};
