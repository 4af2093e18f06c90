export { AmountField } from './amount-field';
export type { AmountFieldProps } from './amount-field';
export { CurrencyButton } from './currency-button';
export type { CurrencyButtonProps } from './currency-button';
