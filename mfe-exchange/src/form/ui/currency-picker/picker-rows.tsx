import { memo, useMemo } from 'react';
import { Virtualizer } from 'virtua';

import { Button } from '@coinlane/shared-ui/components';
import { StarIcon } from '@coinlane/shared-ui/icons';

import { isToken } from '../../../currency/domain/currency';
import type { Currency, CurrencyFilter, CurrencyOrToken, Token } from '../../../currency/domain/currency';
import styles from './currency-picker.module.css';
import { CurrencyRow } from './currency-row';
import { includesTicker, itemAt, rowAt, rowIndexOf } from './picker-list';
import type { CurrencyPickerProps } from './picker-props';
import { TokenRow } from './token-row';
import { useIcons } from './use-icons';
import type { usePicker } from './use-picker';

const ROW_PX = 60;
/** Height rendered beyond the visible part: one row, because every key press renders all rows again. */
const BUFFER_PX = 60;
const WITH_CHANGE: readonly CurrencyFilter[] = ['GAINERS24H', 'LOSERS24H'];

type Picker = ReturnType<typeof usePicker>;
type FoundRowsProps = Pick<Picker, 'virtual' | 'filter' | 'pick'> & {
  readonly props: CurrencyPickerProps;
  readonly found: Picker['found'];
  readonly favourites: ReadonlySet<string>;
  readonly id: string;
};

/** DOM ID of an option, which the combobox references as its active descendant. */
export const optionId = (id: string, place: number): string => `${id}-${String(place)}`;

const Rows = ({ props, found, favourites, id, virtual, filter, pick }: FoundRowsProps) => {
  const { selectedTicker, unavailableReason, onFavourite, words } = props;
  const { list, active, query } = found;
  const data = useMemo(() => ({ length: list.rowCount }), [list.rowCount]);
  const hasChange = WITH_CHANGE.includes(filter);
  const heldIcon = useIcons(query);
  return (
    <Virtualizer
      ref={virtual}
      itemSize={ROW_PX}
      bufferSize={BUFFER_PX}
      keepMounted={[rowIndexOf(list, active)]}
      data={data}
    >
      {(_, index) => {
        const row = rowAt(list, index);
        if (row?._tag !== 'Option') {
          return (
            <div key={index} role="presentation" className={styles.heading}>
              {row && words.groups[row.group]}
            </div>
          );
        }
        const { item, place } = row;
        const shared = {
          id: optionId(id, place),
          place,
          count: list.optionCount,
          isActive: place === active,
          isSelected: includesTicker(item, selectedTicker),
          held: heldIcon(index, isToken(item) ? item.networks[0] : item),
          onPick: pick,
        };
        if (isToken(item))
          return (
            <TokenRow
              key={index}
              {...shared}
              token={item}
              networks={words.networks(item.networks.length)}
              unavailable={unavailableToken(item, unavailableReason)}
            />
          );
        return (
          <CurrencyRow
            key={index}
            {...shared}
            currency={item}
            favourite={favourites.has(item.ticker) ? words.isFavourite : null}
            change={hasChange ? words.change(item) : null}
            unavailable={unavailableReason(item)}
            onFavourite={onFavourite}
          />
        );
      }}
    </Virtualizer>
  );
};

/** Reason why no network of a token can be picked, from its first network. Null: at least one can be. */
const unavailableToken = (
  { networks }: Token,
  reasonOf: (currency: Currency) => string | null,
): string | null => {
  const reasons = networks.map(reasonOf);
  return reasons.includes(null) ? null : (reasons[0] ?? null);
};

type FavouriteButtonProps = Pick<CurrencyPickerProps, 'onFavourite' | 'words'> & {
  readonly item: CurrencyOrToken | undefined;
  readonly favourites: ReadonlySet<string>;
};

/**
 * Toggles the active option as a favourite: the keyboard equivalent of its star. Only currencies can be
 * favourites, not tokens.
 */
const FavouriteButton = ({ item, favourites, onFavourite, words }: FavouriteButtonProps) =>
  item === undefined ? null : (
    <div className={styles.foot}>
      <div className={styles.footLine}>
        {!isToken(item) && (
          <Button
            variant="ghost"
            size="small"
            icon={<StarIcon size="small" />}
            onClick={() => onFavourite(item)}
          >
            {words.favourite(item, favourites.has(item.ticker))}
          </Button>
        )}
      </div>
    </div>
  );

const Found = (all: FoundRowsProps) => {
  const { id, found, favourites } = all;
  const { words, onFavourite } = all.props;
  const label = found.token === null ? words.list : words.chooseNetwork(found.token);
  return (
    <>
      <div className={styles.listBox}>
        <div role="listbox" id={`${id}-list`} aria-label={label} className={styles.list} tabIndex={-1}>
          <Rows {...all} />
        </div>
      </div>
      <FavouriteButton
        item={itemAt(found.list, found.active)}
        favourites={favourites}
        onFavourite={onFavourite}
        words={words}
      />
    </>
  );
};

/** The matching options. Rendered at low priority, so that typed letters appear at once. */
export const FoundRows = memo(Found);
