import { createEffect, sample } from 'effector';
import type { Effect } from 'effector';

import { createMutationModel } from '../mutation';

/** Verifying an identity on the page of the provider who checks it (spec §1 "KYC"). */
export const createKycModel = () => {
  const visit = createMutationModel<undefined, { readonly url: string }>();
  /** A port: leaves for the provider's page. */
  const leaveFx: Effect<string, void> = createEffect();

  sample({ clock: visit.done, fn: ({ url }) => url, target: leaveFx });

  return { visit, leaveFx };
};

export const kycModel = createKycModel();
