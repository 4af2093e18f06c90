import { useUnit } from 'effector-react';
import { memo, useEffect, useRef } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';

import { Button, TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { SearchIcon } from '@coinlane/shared-ui/icons';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { placePath, searchOf } from '../../domain/listing-page';
import type { ListingPage } from '../../domain/listing-page';
import { listingModel } from '../../model/listing';
import styles from './coin-table.module.css';

const stayHere = (event: SyntheticEvent): void => event.preventDefault();

/** Hidden fields with the rest of the table's state, for submitting the form without scripts. */
const OtherState = ({ table }: ListingPage) =>
  [...new URLSearchParams(searchOf({ ...table, query: '', page: 1 }))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

type Props = { readonly fromTicker: string | null };

/** An uncontrolled field, so that a key press does not render the form. Set to the query of each opened page. */
const useSearchField = () => {
  const { opened, typed, focused } = useUnit({
    opened: listingModel.$queryOpened,
    typed: listingModel.queryTyped,
    focused: listingModel.searchFocused,
  });
  const ref = useRef<HTMLInputElement>(null);
  const lastOpened = useRef(opened);
  useEffect(() => {
    if (lastOpened.current === opened) return;
    lastOpened.current = opened;
    if (ref.current !== null) ref.current.value = opened.query;
  }, [opened]);
  return {
    ref,
    defaultValue: opened.query,
    onFocus: () => focused(),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => typed(currentTarget.value),
  };
};

/**
 * The search form. It works without scripts, because the server filters by the same parameters. With a page coin
 * its title is '{TICKER} to'.
 */
export const SearchBox = memo(({ fromTicker }: Props) => {
  const { t } = useTranslation('listing');
  const { navigation } = useRemoteProps();
  const page = useUnit(listingModel.$page);
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
        {...useSearchField()}
        type="search"
        name="q"
        label={hasTitle ? t('search.titleFrom', { ticker: fromTicker }) : t('search.label')}
        isLabelHidden={!hasTitle}
        placeholder={t('search.label')}
        autoComplete="off"
        maxLength={100}
        prefix={<SearchIcon size="small" />}
      />
      <OtherState {...page} />
      <span className={styles.submit}>
        <Button type="submit" variant="secondary">
          {t('search.submit')}
        </Button>
      </span>
    </form>
  );
});
