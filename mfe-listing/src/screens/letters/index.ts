export { AllCurrenciesScreen } from './all-currencies.screen';
export { PairsFromScreen } from './pairs-from.screen';
