import { clockModel } from '../clock';
import { createFiatCheckoutModel } from './create-fiat-checkout-model';

export { FIAT_COUNTDOWN } from './create-fiat-checkout-model';
export type { FiatCheckout, FiatDialogView } from './create-fiat-checkout-model';

export const fiatCheckoutModel = createFiatCheckoutModel({ secondPassed: clockModel.ticked });
