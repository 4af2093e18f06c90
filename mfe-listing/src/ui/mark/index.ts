export { Mark, MarkSymbols } from './mark';
