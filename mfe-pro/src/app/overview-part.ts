import { fork } from 'effector';

import { fetchRecent } from '../api/history';
import { fetchAssets } from '../api/portfolio';
import { overviewModel } from '../model/overview';
import { OverviewScreen } from '../screens/overview';
import { answering } from './answering';
import { binding } from './binding';
import type { ScreenPart } from './screen-part';
import { pageValues } from './page-values';

/** Of each kind, and in all. */
const RECENT_ROWS = 6;

/** `/pro`. */
export const overviewPart: ScreenPart = {
  Screen: OverviewScreen,
  createScope: (props) =>
    fork({
      values: pageValues(props),
      handlers: [
        binding(overviewModel.assets.fetchFx, answering(fetchAssets(props.http))),
        binding(overviewModel.recent.fetchFx, answering(fetchRecent(props.http, RECENT_ROWS))),
      ],
    }),
};
