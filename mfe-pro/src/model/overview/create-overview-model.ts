import { createEvent, sample } from 'effector';

import type { Operation } from '../../domain/history';
import type { Asset } from '../../domain/portfolio';
import { createAnswerModel } from '../answer';

const nothing = (): undefined => undefined;

/** What an account looks like from above: what it holds, and what happened lately. */
export const createOverviewModel = () => {
  const opened = createEvent();
  const assetsAsked = createEvent();
  const recentAsked = createEvent();
  const assets = createAnswerModel<undefined, readonly Asset[]>();
  const recent = createAnswerModel<undefined, readonly Operation[]>();

  sample({ clock: [opened, assetsAsked], fn: nothing, target: assets.asked });
  sample({ clock: [opened, recentAsked], fn: nothing, target: recent.asked });

  return { opened, assetsAsked, recentAsked, assets, recent };
};

export const overviewModel = createOverviewModel();
