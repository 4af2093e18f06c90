import { createCurrencyListModel } from './create-currency-list-model';

export type { CurrencyListView } from './create-currency-list-model';

export const currencyListModel = createCurrencyListModel();
