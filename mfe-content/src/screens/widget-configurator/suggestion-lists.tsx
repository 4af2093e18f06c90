import { useUnit } from 'effector-react';

import type { SuggestionList } from '../../domain/widget-config';
import { widgetConfigModel } from '../../model/widget-config';

/** Element ID of a list of suggestions. */
export const suggestionsId = (list: SuggestionList | undefined): string | undefined =>
  list && `widget-${list}-list`;

/** Native pickers of the fields for tickers and networks. They search by ticker and name; typed text stays possible. */
export const SuggestionLists = () => {
  const lists = useUnit(widgetConfigModel.$suggestions);
  const names: readonly SuggestionList[] = ['coins', 'fiat', 'list', 'networks'];
  return names.map((list) => (
    <datalist key={list} id={suggestionsId(list)}>
      {lists[list].map(({ value, label }) => (
        <option key={value} value={value} label={label} />
      ))}
    </datalist>
  ));
};
