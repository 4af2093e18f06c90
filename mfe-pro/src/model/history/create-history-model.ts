import { createEffect, createEvent, sample } from 'effector';

import { toCsv } from '../../domain/history';
import type { CsvWords, HistoryPage, HistoryQuery, Operation } from '../../domain/history';
import { createAnswerModel } from '../answer';
import { createDeedModel } from '../deed';

/** What to write into a file, and how it is called. */
export type ExportOrder = {
  readonly query: HistoryQuery;
  readonly words: CsvWords;
  readonly fileName: string;
};
export type TextFile = { readonly fileName: string; readonly text: string };

/** One page of what happened in an account, how much happened lately, and all of it as a file. */
export const createHistoryModel = () => {
  const opened = createEvent<HistoryQuery>();
  const page = createAnswerModel<HistoryQuery, HistoryPage>();
  /** What a chart of the last days needs: the newest rows of the tab. */
  const lately = createAnswerModel<HistoryQuery, readonly Operation[]>();
  const collected = createDeedModel<ExportOrder, readonly Operation[]>({ clearedBy: opened });
  /** A port: gives the file to the visitor. */
  const saveFileFx = createEffect<TextFile, unknown>();

  sample({ clock: opened, target: [page.asked, lately.asked] });
  sample({
    clock: collected.doFx.done,
    fn: ({ params: { words, fileName }, result }) => ({ fileName, text: toCsv(result, words) }),
    target: saveFileFx,
  });
  return { opened, page, lately, collected, saveFileFx };
};

export const historyModel = createHistoryModel();
