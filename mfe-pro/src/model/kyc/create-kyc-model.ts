import { createEffect, sample } from 'effector';

import { createDeedModel } from '../deed';

/** Verifying an identity on the page of the provider who checks it (spec §1 "KYC"). */
export const createKycModel = () => {
  const visit = createDeedModel<void, { readonly url: string }>();
  /** A port: leaves for the provider's page. */
  const leaveFx = createEffect<string, void>();

  sample({ clock: visit.done, fn: ({ url }) => url, target: leaveFx });

  return { visit, leaveFx };
};

export const kycModel = createKycModel();
