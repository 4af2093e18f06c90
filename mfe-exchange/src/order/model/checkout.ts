import { createEffect } from 'effector';

import type { Checkout } from '../domain/checkout';

/** Port: checks the provider's page before the browser opens it. */
export const judgeCheckoutFx = createEffect<
  { readonly transactionId: string; readonly redirectUrl: string },
  Checkout
>();
