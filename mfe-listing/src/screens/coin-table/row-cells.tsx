import { Spinner, TextLink, VisuallyHidden } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { TableRow } from '../../domain/listing-content';
import { priceWords } from '../../domain/market';
import { rowLinkPath, rowLinkRel } from '../../domain/row-link';
import { CurrencyName } from '../../ui/currency-name';
import { Mark } from '../../ui/mark';
import styles from './coin-table.module.css';

/** State of a row's price. The same value for all rows of a table without prices. */
export type RowPrice =
  | { readonly _tag: 'Known'; readonly price: string }
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'None' };

/** Wallet icon of spec §2 "Each row shows": active if the coin can be bought with fiat. */
export const WalletMark = ({ isOn }: { readonly isOn: boolean }) => {
  const { t } = useTranslation('listing');
  return <Mark isOn={isOn} words={t(isOn ? 'marks.buyable' : 'marks.notBuyable')} icon="wallet" />;
};

/** Lock icon of spec §2 "Each row shows": active if a fixed rate is available. */
export const LockMark = ({ isOn }: { readonly isOn: boolean }) => {
  const { t } = useTranslation('listing');
  return <Mark isOn={isOn} words={t(isOn ? 'table.hasFixedRate' : 'table.noFixedRate')} icon="lock" />;
};

/** Yes or no in the columns of the limits theme. */
export const YesMark = ({ isOn }: { readonly isOn: boolean }) => {
  const { t } = useTranslation('listing');
  return <Mark isOn={isOn} words={t(isOn ? 'marks.yes' : 'marks.no')} icon={isOn ? 'check' : 'minus'} />;
};

/** Price of spec §2 "Each row shows": '~ {value} {FIAT}', and a loader while it is missing. */
export const PriceCell = ({ price, fiat }: { readonly price: RowPrice; readonly fiat: string }) => {
  const { t, i18n } = useTranslation('listing');
  switch (price._tag) {
    case 'Known':
      return <span className={styles.price}>{`~ ${priceWords(i18n.language, price.price)} ${fiat}`}</span>;
    case 'Pending':
      return (
        <>
          <Spinner size="small" />
          <VisuallyHidden>{t('price.loading')}</VisuallyHidden>
        </>
      );
    case 'None':
      return <span title={t('price.none')}>–</span>;
  }
};

type NameProps = {
  readonly row: TableRow;
  /** The page coin's ticker. Null: the name is shown instead of 'FROM to TO'. */
  readonly fromTicker: string | null;
};

/** Link of a row: the coin, or its pair with the page coin. */
export const RowName = ({ row: { currency, link }, fromTicker }: NameProps) => {
  const { t } = useTranslation('listing');
  return (
    <TextLink tone="quiet" href={rowLinkPath(link)} rel={rowLinkRel(link)} className={styles.rowLink}>
      <CurrencyName
        currency={currency}
        {...(fromTicker === null
          ? {}
          : { pairText: t('table.pairText', { from: fromTicker, to: currency.ticker }) })}
      />
    </TextLink>
  );
};
