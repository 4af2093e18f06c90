import { useTranslation } from '@coinlane/shared-ui/i18n';
import { Link } from '@coinlane/shared-ui/navigation';

import { TOKEN_SWAP_PAIRS } from '../../domain/pair-limits';
import type { TokenSwapPair } from '../../domain/pair-limits';
import { Limit, VariantName } from '../../ui/pair-facts';
import styles from './token-swaps.module.css';

const PairRow = ({ pair }: { readonly pair: TokenSwapPair }) => {
  const { t } = useTranslation('swap');
  return (
    <tr>
      <th scope="row">
        <Link className={styles.pairLink} to={`/swap/${pair.token}`}>
          {pair.token.toUpperCase()}
        </Link>
      </th>
      <td data-label={t('columns.from')}>
        <VariantName variant={pair.from} />
      </td>
      <td data-label={t('columns.to')}>
        <VariantName variant={pair.to} />
      </td>
      <td className={styles.number} data-label={t('columns.min')}>
        <Limit amount={pair.min} token={pair.token} />
      </td>
      <td className={styles.number} data-label={t('columns.max')}>
        <Limit amount={pair.max} token={pair.token} />
      </td>
      <td data-label={t('columns.reverse')}>{t(pair.isReversible ? 'bothWays' : 'oneWay')}</td>
    </tr>
  );
};

const COLUMNS = ['token', 'from', 'to', 'min', 'max', 'reverse'] as const;

/** What the legacy token swap is, and its five pairs with their limits (spec §9 "Token swap limits"). */
export const TokenSwapsScreen = ({ exchangeHref }: { readonly exchangeHref: string }) => {
  const { t } = useTranslation('swap');
  return (
    <section className={styles.page}>
      <header className={styles.intro}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('about')}</p>
        <p>{t('today')}</p>
        <a className={styles.action} href={exchangeHref}>
          {t('toExchange')}
        </a>
      </header>
      <div className={styles.tableFrame}>
        <table className={styles.table}>
          <caption>{t('pairsTitle')}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TOKEN_SWAP_PAIRS.map((pair) => (
              <PairRow key={pair.token} pair={pair} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{t('trvlNote')} <Link className={styles.pairLink} to="/swap/trvl">TRVL</Link></p>
    </section>
  );
};
