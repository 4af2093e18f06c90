export { AmountText } from './amount-text';
