export { FiatDialog } from './fiat-dialog';
