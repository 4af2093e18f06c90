import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';

import { TextField } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { searchSuggestions } from '../../domain/widget-config';
import type { SuggestionList } from '../../domain/widget-config';
import { widgetConfigModel } from '../../model/widget-config';
import styles from './widget-configurator.module.css';

type Props = ComponentProps<typeof TextField> & {
  readonly id: string;
  readonly list: SuggestionList;
  readonly onText: (text: string) => void;
};

type OpenList = {
  /** Text typed since the list opened. A click shows all suggestions, whatever the field contains. */
  readonly query: string;
  /** Index of the active suggestion, -1 for none. */
  readonly active: number;
};

const OPENED: OpenList = { query: '', active: -1 };

/** State of the list, and the keys that open it, move in it, pick a suggestion or close it. */
const useSuggestions = (list: SuggestionList, onPick: (text: string) => void) => {
  const [open, setOpen] = useState<OpenList | null>(null);
  const { query, active } = open ?? OPENED;
  const found = searchSuggestions(useUnit(widgetConfigModel.$suggestions)[list], query);
  const isOpen = open !== null && found.length > 0;
  const pick = (text: string): void => {
    onPick(text);
    setOpen(null);
  };
  const move = (step: number): void => {
    const next = Math.max(0, Math.min(found.length - 1, active + step));
    setOpen(open === null ? OPENED : { query, active: next });
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const chosen = found[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen && chosen !== undefined) pick(chosen.value);
    else if (event.key === 'Escape' && isOpen) setOpen(null);
    else return;
    event.preventDefault();
  };
  return { found, active, isOpen, pick, setOpen, handleKeyDown };
};

/** Combobox: a text field for a ticker or network, with a list of suggestions. Other text can be typed too. */
export const SuggestionField = ({ list, onText, onBlur, ...field }: Props) => {
  const { id } = field;
  const { t } = useTranslation('content');
  const { found, active, isOpen, pick, setOpen, handleKeyDown } = useSuggestions(list, onText);
  const optionId = (index: number): string => `${id}-option-${String(index)}`;
  return (
    <div className={styles.suggesting}>
      <TextField
        {...field}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active !== -1 ? optionId(active) : undefined}
        onChange={({ target }) => {
          onText(target.value);
          setOpen({ query: target.value, active: -1 });
        }}
        // not on focus, because the list would then cover the next fields of a keyboard user
        onClick={() => setOpen(OPENED)}
        onBlur={(event) => {
          onBlur?.(event);
          setOpen(null);
        }}
        onKeyDown={handleKeyDown}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={t('configurator.suggestions')}
        hidden={!isOpen}
        className={styles.suggestions}
        // keeps the focus in the field
        onMouseDown={(event) => event.preventDefault()}
      >
        {isOpen &&
          found.map((one, index) => (
            <li
              key={one.value}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              ref={(row) => {
                if (index === active) row?.scrollIntoView({ block: 'nearest' });
              }}
              onClick={() => pick(one.value)}
            >
              <b>{one.value.slice(one.value.lastIndexOf(',') + 1).toUpperCase()}</b> {one.label}
            </li>
          ))}
      </ul>
    </div>
  );
};
