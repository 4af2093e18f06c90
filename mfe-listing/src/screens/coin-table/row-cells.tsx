import { classNames, Spinner, TextLink, VisuallyHidden } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { TableRow } from '../../domain/listing-content';
import {
  changeDirection,
  changeWords,
  fiatWords,
  levelsPath,
  priceWords,
  ROW_CHART,
  trendOf,
} from '../../domain/market';
import type { CoinQuote } from '../../domain/market';
import { rowLinkPath, rowLinkRel } from '../../domain/row-link';
import { CurrencyName } from '../../ui/currency-name';
import { Mark, MarkShape } from '../../ui/mark';
import type { MarkIcon } from '../../ui/mark';
import styles from './row-cells.module.css';

/** State of a row's price. All rows of a table without prices share one value. */
export type RowPrice =
  | { readonly _tag: 'Known'; readonly quote: CoinQuote }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'None' };

type MarkProps = { readonly isOn: boolean; readonly icon?: MarkIcon };

/** Yes or no, as an icon: spec §2 "Each row shows", and the columns of the limits theme. */
export const YesMark = ({ isOn, icon = isOn ? 'check' : 'minus' }: MarkProps) => {
  const { t } = useTranslation('listing');
  return <Mark isOn={isOn} words={t(isOn ? 'marks.yes' : 'marks.no')} icon={icon} />;
};

const Missing = () => {
  const { t } = useTranslation('listing');
  return <span title={t('price.none')}>–</span>;
};

type PriceProps = { readonly price: RowPrice };
type FiatProps = PriceProps & { readonly fiat: string };

const WaitingPrice = () => {
  const { t } = useTranslation('listing');
  return (
    <>
      <Spinner size="small" />
      <VisuallyHidden>{t('price.loading')}</VisuallyHidden>
    </>
  );
};

/** Price of spec §2 "Each row shows": '~ {value} {FIAT}', or a loader while it is missing. */
export const PriceCell = ({ price, fiat }: FiatProps) => {
  const { i18n } = useTranslation('listing');
  switch (price._tag) {
    case 'Known':
      return (
        <span className={styles.price}>{`~ ${priceWords(i18n.language, price.quote.price)} ${fiat}`}</span>
      );
    case 'Pending':
      return <WaitingPrice />;
    case 'None':
      return <Missing />;
  }
};

/** Price of a coin with its currency. */
export const MarketPriceCell = ({ price, fiat }: FiatProps) => {
  const { i18n } = useTranslation('listing');
  switch (price._tag) {
    case 'Known':
      return fiatWords(i18n.language, price.quote.price, fiat);
    case 'Pending':
      return <WaitingPrice />;
    case 'None':
      return <Missing />;
  }
};

const marketOf = (price: RowPrice) => (price._tag === 'Known' ? (price.quote.market ?? null) : null);

/** Change in 24 hours. Empty if unknown. */
export const ChangeCell = ({ price }: PriceProps) => {
  const { i18n } = useTranslation('listing');
  const change = marketOf(price)?.change24h ?? null;
  if (change === null) return null;
  return <span className={styles[changeDirection(change)]}>{changeWords(i18n.language, change)}</span>;
};

/** Chart of a week's prices. Empty if unknown. */
export const ChartCell = ({ price }: PriceProps) => {
  const { t } = useTranslation('listing');
  const levels = marketOf(price)?.levels ?? null;
  if (levels === null) return null;
  const trend = trendOf(levels);
  return (
    <svg
      role="img"
      aria-label={t(`trend.${trend}`)}
      viewBox={`0 0 ${String(ROW_CHART.width)} ${String(ROW_CHART.height)}`}
      className={classNames(styles.chart, styles[trend])}
    >
      <path d={levelsPath(levels)} />
    </svg>
  );
};

type NameProps = {
  readonly row: TableRow;
  /** The page coin's ticker. Null: the name is shown instead of 'FROM to TO'. */
  readonly fromTicker: string | null;
  /** Whether the icons of two hidden columns follow the ticker, on narrow screens. */
  readonly hasMarks: boolean;
};

/** Link of a row: the coin, or its pair with the page coin. */
export const RowName = ({ row: { currency, link, isFiatPurchase }, fromTicker, hasMarks }: NameProps) => {
  const { t } = useTranslation('listing');
  const hasWallet = hasMarks && isFiatPurchase;
  const hasLock = hasMarks && currency.isFixedRate;
  return (
    <TextLink tone="quiet" href={rowLinkPath(link)} rel={rowLinkRel(link)} className={styles.rowLink}>
      <CurrencyName
        currency={currency}
        {...(fromTicker === null
          ? {}
          : { pairText: t('table.pairText', { from: fromTicker, to: currency.ticker }) })}
      >
        {(hasWallet || hasLock) && (
          <span className={styles.marks}>
            {hasWallet && <MarkShape icon="wallet" />}
            {hasLock && <MarkShape icon="lock" />}
          </span>
        )}
      </CurrencyName>
    </TextLink>
  );
};
