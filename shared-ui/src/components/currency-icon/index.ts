export { CurrencyIcon } from './currency-icon';
export type { CurrencyIconProps } from './currency-icon';
