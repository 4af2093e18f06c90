export { CurrenciesTableScreen } from './currencies-table.screen';
