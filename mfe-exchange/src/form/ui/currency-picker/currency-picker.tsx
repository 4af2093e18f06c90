import { useId, useMemo } from 'react';

import { Button } from '@coinlane/shared-ui/components';

import styles from './currency-picker.module.css';
import { FilterBar } from './filter-bar';
import type { CurrencyPickerProps, CurrencyPickerWords } from './picker-props';
import { FoundRows, optionId } from './picker-rows';
import { SearchBox } from './search-box';
import { TokenBar } from './token-bar';
import { usePicker } from './use-picker';

type Picker = ReturnType<typeof usePicker>;

const NothingFound = ({ picker, words }: { readonly picker: Picker; readonly words: CurrencyPickerWords }) =>
  picker.filter === 'ALL' || picker.found.token !== null ? null : (
    <p className={styles.nothing}>
      <Button variant="secondary" size="small" onClick={() => picker.choose('ALL')}>
        {words.searchAll}
      </Button>
    </p>
  );

/**
 * The searchable list of currencies: a combobox with a virtual listbox. Fully usable by keyboard. Announces the
 * number of matches.
 */
export const CurrencyPicker = (props: CurrencyPickerProps) => {
  const { own, words } = props;
  const id = useId();
  const picker = usePicker(props);
  const { virtual, found, box, filter, filters, pick } = picker;
  const { list, active, token } = found;
  const favourites = useMemo(() => new Set(own.favourites.map(({ ticker }) => ticker)), [own.favourites]);
  const countText = token === null ? words.results : words.networks;
  const isEmpty = list.optionCount === 0;

  return (
    <div className={styles.picker} ref={box}>
      <SearchBox
        label={words.search}
        listId={`${id}-list`}
        activeId={isEmpty ? null : optionId(id, active)}
        onSearch={picker.search}
        onKeyDown={picker.handleKeyDown}
      />
      {token === null ? (
        <FilterBar
          legend={words.filter}
          filters={filters}
          filter={filter}
          labels={words.filters}
          onChoose={picker.choose}
        />
      ) : (
        <TokenBar title={words.chooseNetwork(token)} back={words.back} onBack={() => picker.show(null)} />
      )}
      <div className={styles.countBox}>
        <p role="status" className={isEmpty ? styles.nothingWords : styles.count}>
          {isEmpty ? words.nothingFound : countText(list.currencyCount)}
        </p>
      </div>
      {isEmpty && <NothingFound picker={picker} words={words} />}
      <FoundRows
        props={props}
        found={found}
        favourites={favourites}
        id={id}
        virtual={virtual}
        filter={filter}
        pick={pick}
      />
    </div>
  );
};
