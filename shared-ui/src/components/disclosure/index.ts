export { Disclosure } from './disclosure';
export type { DisclosureProps } from './disclosure';
export { rememberOpening } from './opened-before';
