import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { Button, TextField, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { SearchIcon } from '@coinlane/shared-ui/icons';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { currenciesPath } from '../../domain/listing-page';
import type { TableState } from '../../domain/listing-page';
import { DEFAULT_SORT, SORT_MODES } from '../../domain/sort';
import { listingModel } from '../../model/listing';
import styles from './currencies-table.module.css';

const stayHere = (event: SyntheticEvent): void => event.preventDefault();

/** A form that works without script: the server filters by the same parameters. */
const SearchBox = ({ query, sort }: TableState) => {
  const { t } = useTranslation('listing');
  const { navigation } = useRemoteProps();
  const { typed, focused } = useUnit({ typed: listingModel.queryTyped, focused: listingModel.searchFocused });
  return (
    <form
      role="search"
      method="get"
      action={navigation.href('/currencies')}
      className={styles.search}
      onSubmit={stayHere}
    >
      <TextField
        type="search"
        name="q"
        label={t('search.label')}
        isLabelHidden
        placeholder={t('search.label')}
        autoComplete="off"
        maxLength={100}
        prefix={<SearchIcon size="small" />}
        value={query}
        onFocus={() => focused()}
        onChange={({ currentTarget }) => typed(currentTarget.value)}
      />
      {sort !== DEFAULT_SORT && <input type="hidden" name="sort" value={sort} />}
      <Button type="submit" variant="secondary">
        {t('search.submit')}
      </Button>
    </form>
  );
};

/** Search and order of the table (spec §2 "Header controls"). */
export const TableControls = ({ page }: { readonly page: TableState }) => {
  const { t } = useTranslation('listing');
  return (
    <div className={styles.controls}>
      <SearchBox {...page} />
      <nav className={styles.sort} aria-label={t('sort.label')}>
        <span aria-hidden="true">{t('sort.label')}</span>
        {SORT_MODES.map((sort) => (
          <TextLink
            key={sort}
            className={styles.sortLink}
            href={currenciesPath({ ...page, sort, page: 1 })}
            {...(sort === page.sort ? { 'aria-current': 'true' } : {})}
          >
            {t(`sort.${sort}`)}
          </TextLink>
        ))}
      </nav>
    </div>
  );
};
