import { createEffect, createEvent, createStore, sample } from 'effector';

import { createMutation, createQuery } from '@coinlane/shared-ui/query';

import { toCsv } from '../domain/history';
import type { CsvWords, HistoryPage, HistoryQuery, Operation } from '../domain/history';

/** Content and name of the exported file. */
export type ExportOrder = {
  readonly query: HistoryQuery;
  readonly words: CsvWords;
  readonly fileName: string;
};
export type TextFile = { readonly fileName: string; readonly text: string };

type Lately = { readonly query: HistoryQuery; readonly operations: readonly Operation[] };

const currenciesOf = ({ outgoing, incoming }: Operation): readonly string[] =>
  [outgoing, incoming].flatMap((move) => (move === null ? [] : [move.currency.toLowerCase()]));

/** Creates the model of a history page, the recent activity, and the export. */
export const createHistoryModel = () => {
  const opened = createEvent<HistoryQuery>();
  const page = createQuery<HistoryQuery, HistoryPage>({ keepsPreviousData: true });
  /** Newest rows of the tab, for the chart and the list of currencies. */
  const recent = createQuery<HistoryQuery, readonly Operation[]>();
  const collected = createMutation<ExportOrder, readonly Operation[]>({ resetBy: opened });
  /** Port: saves the file on the user's device. */
  const saveFileFx = createEffect<TextFile, unknown>();

  sample({ clock: opened, target: page.start });
  const $recent = createStore<Lately | null>(null).on(
    recent.finished.done,
    (_, { params, result }): Lately => ({ query: params, operations: result }),
  );
  sample({
    clock: opened,
    source: $recent,
    filter: (known, query) => known?.query.tab !== query.tab,
    fn: (_, { tab }): HistoryQuery => ({ tab, page: 1, currency: '' }),
    target: recent.start,
  });
  sample({
    clock: collected.finished.done,
    fn: ({ params: { words, fileName }, result }) => ({ fileName, text: toCsv(result, words) }),
    target: saveFileFx,
  });
  return {
    ...{ opened, page, recent, collected, saveFileFx, $recent },
    /** Query of the visible rows. */
    $shown: createStore<HistoryQuery | null>(null).on(page.finished.done, (_, { params }) => params),
    /** Currencies of the filter. */
    $currencies: $recent.map((known) => [...new Set((known?.operations ?? []).flatMap(currenciesOf))]),
  };
};

export const historyModel = createHistoryModel();
