export {
  checkRefundFx,
  depositRequestEdited,
  depositRequestModel,
  $orderPrices,
  fetchOrderPricesFx,
  judgeRefundFx,
  listCurrenciesFx,
  noticesModel,
  notificationModel,
  refundAddressEdited,
  refundAddressModel,
  refundSuggestionsModel,
  transactionActionsModel,
} from './order-actions-model';
export type { NotificationView } from './create-notification-model';
export type { RefundQuestion } from './create-refund-judge';
export type { ActionState } from './create-transaction-actions-model';
