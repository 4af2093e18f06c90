import { Pagination } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { CurrencyTable } from '../../domain/listing-content';
import { tablePath } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { hasPagination } from '../../domain/page';

type Props = { readonly page: ListingPage; readonly table: CurrencyTable };

/** Links to the pages of the table (spec §2 "Pagination"). Each adds a history entry. */
export const TablePages = ({ page, table: { total, pageCount, isPaged } }: Props) => {
  const { t } = useTranslation('listing');
  if (!hasPagination({ total, isEnabled: isPaged, isNotFound: total === 0 })) return null;
  return (
    <Pagination
      label={t('pages.label')}
      page={page.table.page}
      pageCount={pageCount}
      hrefOf={(number) => tablePath(page, { page: number })}
      pageLabel={(number) => t('pages.page', { number: String(number) })}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
    />
  );
};
