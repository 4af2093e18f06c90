export { ServiceText, translateServiceText } from './service-text';
export { timeText } from './time-text';
export { clockText, dateText, momentText, signedText, useWords } from './use-words';
export type { Words } from './use-words';
