export { AmountInput } from './amount-input';
