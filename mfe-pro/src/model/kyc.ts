import { createEffect, sample } from 'effector';
import type { Effect } from 'effector';

import { createMutationModel } from './mutation';

/** Creates the model of identity verification on the provider's page (spec §1 "KYC"). */
export const createKycModel = () => {
  const visit = createMutationModel<undefined, { readonly url: string }>();
  /** Port: opens the provider's page. */
  const leaveFx: Effect<string, void> = createEffect();

  sample({ clock: visit.done, fn: ({ url }) => url, target: leaveFx });

  return { visit, leaveFx };
};

export const kycModel = createKycModel();
