export { ConfirmAddress } from './confirm-address';
export { addressProblem, emailProblem, refundProblem } from './verdict-words';
