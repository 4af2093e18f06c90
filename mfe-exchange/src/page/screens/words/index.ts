export { ServiceText, translateServiceText } from './service-text';
export { clockText, dateText, signedText, useWords } from './use-words';
export type { Words } from './use-words';
