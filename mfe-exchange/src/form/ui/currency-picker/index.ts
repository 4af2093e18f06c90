export { CurrencyPicker } from './currency-picker';
export type { CurrencyPickerProps, CurrencyPickerWords } from './picker-props';
