export {
  transactionActionsModel,
  notificationModel,
  refundAddressModel,
  depositRequestModel,
  $orderPrices,
  noticesModel,
  judgeRefundFx,
  refundSuggestionsModel,
} from './order-actions-model';
export type { NotificationView } from './create-notification-model';
export type { ActionState, RefundOrder } from './create-transaction-actions-model';
export type { SubmissionState } from './create-submission';
export { $ports, portsProvided, callPort } from './ports';
export type { OrderActionPorts, RefundQuestion } from './ports';
