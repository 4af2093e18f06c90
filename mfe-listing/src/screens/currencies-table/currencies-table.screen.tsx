import { Card, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { breadcrumbsOf } from '../../domain/breadcrumbs';
import type { ListingContent } from '../../domain/listing-content';
import type { ListingPage } from '../../domain/listing-page';
import { Trail } from '../../ui/trail';
import { CurrencyRows } from './currency-rows';
import { NothingFound } from './nothing-found';
import { TableControls } from './table-controls';
import { TablePages } from './table-pages';
import styles from './currencies-table.module.css';

type Props = {
  readonly page: Extract<ListingPage, { _tag: 'Currencies' }>;
  readonly content: Extract<ListingContent, { _tag: 'Table' }>;
  /** The rows belong to the search before; the new ones are on their way. */
  readonly isStale: boolean;
};

/** Every currency with a page of its own (spec §2 "Currencies table screen"). */
export const CurrenciesTableScreen = ({ page, content, isStale }: Props) => {
  const { t, i18n } = useTranslation('listing');
  const total = new Intl.NumberFormat(i18n.language).format(content.total);
  return (
    <section className={styles.page}>
      <Trail crumbs={breadcrumbsOf(page, content)} />
      <header className={styles.intro}>
        <h1>{t('currencies.title')}</h1>
        <p className={styles.lead}>{t('currencies.about')}</p>
      </header>
      <TableControls page={page} />
      <p role="status" className={styles.count}>
        {isStale ? t('loading') : t('currencies.found', { total })}
      </p>
      {content.total === 0 ? (
        <NothingFound />
      ) : (
        <Card padding="none" aria-busy={isStale}>
          <CurrencyRows rows={content.rows} />
        </Card>
      )}
      <TablePages page={page} total={content.total} pageCount={content.pageCount} />
      <p>
        <TextLink href="/all-currencies-exchange">{t('currencies.viewAll')}</TextLink>
      </p>
    </section>
  );
};
