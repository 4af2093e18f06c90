import { createEffect } from 'effector';

/** Port: opens the fiat dialog, which leads to the page where the order is paid. */
export const payAtProviderFx = createEffect<
  { readonly transactionId: string; readonly redirectUrl: string },
  unknown
>();
