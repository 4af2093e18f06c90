import { createEvent, sample } from 'effector';

import { createQuery } from '@coinlane/shared-ui/query';

import type { Operation } from '../domain/history';
import type { Asset } from '../domain/portfolio';

const nothing = (): undefined => undefined;

/** Creates the model of the overview: assets and recent activity. */
const createOverviewModel = () => {
  const opened = createEvent();
  const assetsRequested = createEvent();
  const recentRequested = createEvent();
  const assets = createQuery<undefined, readonly Asset[]>();
  const recent = createQuery<undefined, readonly Operation[]>();

  sample({ clock: [opened, assetsRequested], fn: nothing, target: assets.start });
  sample({ clock: [opened, recentRequested], fn: nothing, target: recent.start });

  return { opened, assetsRequested, recentRequested, assets, recent };
};

export const overviewModel = createOverviewModel();
