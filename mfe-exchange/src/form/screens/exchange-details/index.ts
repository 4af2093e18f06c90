export { DetailsPanel } from './details-panel';
export { recipientProblem } from './recipient-words';
