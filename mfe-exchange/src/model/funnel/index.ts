import { fiatCheckoutModel } from '../fiat-checkout';
import { estimateModel } from '../estimate';
import { recipientFieldsModel } from '../recipient';
import { transactionCreationModel } from '../transaction-creation';
import { createFunnelModel } from './create-funnel-model';

export type { FunnelStep } from './create-funnel-model';

export const funnelModel = createFunnelModel({
  offered: estimateModel.fetchEstimatesFx.done,
  addressed: recipientFieldsModel.fieldLeft,
  pressed: transactionCreationModel.exchangePressed,
  blocked: transactionCreationModel.blocked,
  failed: transactionCreationModel.createTransactionFx.failData.map(({ reason }) => reason._tag),
  leftForCheckout: fiatCheckoutModel.leaveFx,
  checkoutDismissed: fiatCheckoutModel.dismissed,
});
