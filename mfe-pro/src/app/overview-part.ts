import { fork } from 'effector';

import { fetchRecent } from '../api/history';
import { fetchAssets } from '../api/portfolio';
import { overviewModel } from '../model/overview';
import { OverviewScreen } from '../screens/overview';
import { toPort } from './to-port';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';
import { pageValues } from './page-values';

/** Maximum number of rows per kind, and in total. */
const RECENT_ROWS = 6;

/** `/pro`. */
export const overviewPart: ScreenPart = {
  Screen: OverviewScreen,
  createScope: (props) =>
    fork({
      values: pageValues(props),
      handlers: [
        binding(overviewModel.assets.executeFx, toPort(fetchAssets(props.http))),
        binding(overviewModel.recent.executeFx, toPort(fetchRecent(props.http, RECENT_ROWS))),
      ],
    }),
};
