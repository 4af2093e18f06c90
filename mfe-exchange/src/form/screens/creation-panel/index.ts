export { CreationPanel } from './creation-panel';
export { isRecipientRefused } from './problem-words';
export { focusWhenThere } from './when-there';
