import { Pagination } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { currenciesPath } from '../../domain/listing-page';
import type { TableState } from '../../domain/listing-page';
import { hasPagination } from '../../domain/page';

type Props = { readonly page: TableState; readonly total: number; readonly pageCount: number };

/** Links to the pages of the table (spec §2 "Pagination"). */
export const TablePages = ({ page, total, pageCount }: Props) => {
  const { t } = useTranslation('listing');
  if (!hasPagination(total)) return null;
  return (
    <Pagination
      label={t('pages.label')}
      page={page.page}
      pageCount={pageCount}
      hrefOf={(number) => currenciesPath({ ...page, page: number })}
      pageLabel={(number) => t('pages.page', { number: String(number) })}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
    />
  );
};
