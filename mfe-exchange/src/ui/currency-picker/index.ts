export { CurrencyPicker } from './currency-picker';
export type { CurrencyPickerProps, CurrencyPickerWords } from './currency-picker';
