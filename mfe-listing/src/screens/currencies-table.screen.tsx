import { useTranslation } from '@coinlane/shared-ui/i18n';

import { breadcrumbsOf } from '../domain/breadcrumbs';
import type { ListingContent } from '../domain/listing-content';
import type { ListingPage } from '../domain/listing-page';
import { Trail } from '../ui/trail';
import { CoinTable } from './coin-table';
import styles from './currencies-table.module.css';

type Props = {
  readonly page: ListingPage;
  readonly content: Extract<ListingContent, { _tag: 'Table' }>;
  readonly isStale: boolean;
};

/** Every currency with its own page, or every coin that can be bought with fiat (spec §2 "Currencies table screen"). */
export const CurrenciesTableScreen = ({ page, content, isStale }: Props) => {
  const { t } = useTranslation('listing');
  const topic = page._tag === 'AllBuy' ? 'allBuy' : 'currencies';
  const about =
    topic === 'currencies' && !content.table.kind.hasMarket
      ? 'currencies.aboutPlain'
      : (`${topic}.about` as const);
  return (
    <section className={styles.page}>
      <Trail crumbs={breadcrumbsOf(page, content)} />
      <header className={styles.intro}>
        <h1>{t(`${topic}.title`)}</h1>
        <p className={styles.lead}>{t(about)}</p>
      </header>
      <CoinTable page={page} table={content.table} caption={t(`${topic}.title`)} isStale={isStale} />
    </section>
  );
};
