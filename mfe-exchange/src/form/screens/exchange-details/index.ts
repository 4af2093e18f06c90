export { ConfirmAddress } from './confirm-address';
export { DetailsPanel } from './details-panel';
export { recipientProblem } from './recipient-words';
export { refundProblem } from './verdict-words';
