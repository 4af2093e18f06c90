import { createEvent, sample } from 'effector';

import type { Operation } from '../domain/history';
import type { Asset } from '../domain/portfolio';
import { createQueryModel } from './query';

const nothing = (): undefined => undefined;

/** Creates the model of the overview: assets and recent activity. */
export const createOverviewModel = () => {
  const opened = createEvent();
  const assetsRequested = createEvent();
  const recentRequested = createEvent();
  const assets = createQueryModel<undefined, readonly Asset[]>();
  const recent = createQueryModel<undefined, readonly Operation[]>();

  sample({ clock: [opened, assetsRequested], fn: nothing, target: assets.requested });
  sample({ clock: [opened, recentRequested], fn: nothing, target: recent.requested });

  return { opened, assetsRequested, recentRequested, assets, recent };
};

export const overviewModel = createOverviewModel();
