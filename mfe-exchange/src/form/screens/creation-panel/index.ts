export { CreationPanel } from './creation-panel';
export { isRecipientRefused } from './problem-words';
