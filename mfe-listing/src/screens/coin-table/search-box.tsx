import { useUnit } from 'effector-react';
import { memo } from 'react';
import type { SyntheticEvent } from 'react';

import { Button, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { SearchIcon } from '@coinlane/shared-ui/icons';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { placePath } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { DEFAULT_SORT } from '../../domain/sort';
import { listingModel } from '../../model/listing';
import styles from './coin-table.module.css';

const stayHere = (event: SyntheticEvent): void => event.preventDefault();

/** What the address says beside the search, for a form that is sent without script. */
const OtherState = ({ table: { sort, fiat, theme } }: ListingPage) => (
  <>
    {sort !== DEFAULT_SORT && <input type="hidden" name="sort" value={sort} />}
    {fiat !== null && <input type="hidden" name="fiat" value={fiat} />}
    {theme !== 'classic' && <input type="hidden" name="view" value={theme} />}
  </>
);

type Props = { readonly fromTicker: string | null };

/**
 * A form that works without script: the server filters by the same parameters. With a page coin its title is '{TICKER} to'.
 * It reads what was typed by itself, because the table around it is drawn later.
 */
export const SearchBox = memo(({ fromTicker }: Props) => {
  const { t } = useTranslation('listing');
  const { navigation } = useRemoteProps();
  const { page, typed, focused } = useUnit({
    page: listingModel.$page,
    typed: listingModel.queryTyped,
    focused: listingModel.searchFocused,
  });
  const hasTitle = fromTicker !== null;
  return (
    <form
      role="search"
      method="get"
      action={navigation.href(placePath(page))}
      className={styles.search}
      onSubmit={stayHere}
    >
      <TextField
        type="search"
        name="q"
        label={hasTitle ? t('search.titleFrom', { ticker: fromTicker }) : t('search.label')}
        isLabelHidden={!hasTitle}
        placeholder={t('search.label')}
        autoComplete="off"
        maxLength={100}
        prefix={<SearchIcon size="small" />}
        value={page.table.query}
        onFocus={() => focused()}
        onChange={({ currentTarget }) => typed(currentTarget.value)}
      />
      <OtherState {...page} />
      <Button type="submit" variant="secondary">
        {t('search.submit')}
      </Button>
    </form>
  );
});
