import { fork } from 'effector';

import { fetchAllHistory, fetchHistory } from '../api/history';
import { historyModel } from '../model/history';
import type { ExportOrder } from '../model/history';
import { HistoryScreen } from '../screens/history';
import { toPort } from './to-port';
import { binding } from './binding';
import { saveFile } from './save-file';
import type { ScreenPart } from './screen-part';
import { pageValues } from './page-values';

const CHART_ROWS = 100;
const MAX_EXPORTED = 10_000;

/** `/pro/history`. */
export const historyPart: ScreenPart = {
  Screen: HistoryScreen,
  createScope: (props) =>
    fork({
      values: pageValues(props),
      handlers: [
        binding(historyModel.page.executeFx, toPort(fetchHistory(props.http))),
        binding(historyModel.recent.executeFx, toPort(fetchAllHistory(props.http, CHART_ROWS))),
        binding(
          historyModel.collected.executeFx,
          toPort(({ query }: ExportOrder) => fetchAllHistory(props.http, MAX_EXPORTED)(query)),
        ),
        binding(historyModel.saveFileFx, saveFile),
      ],
    }),
};
