import { createEffect, sample } from 'effector';
import type { Effect } from 'effector';

import { createMutation } from '@coinlane/shared-ui/query';

/** Creates the model of identity verification on the provider's page (spec §1 "KYC"). */
const createKycModel = () => {
  const visit = createMutation<undefined, { readonly url: string }>();
  /** Port: opens the provider's page. */
  const leaveFx: Effect<string, void> = createEffect();

  sample({ clock: visit.executeFx.doneData, fn: ({ url }) => url, target: leaveFx });

  return { visit, leaveFx };
};

export const kycModel = createKycModel();
