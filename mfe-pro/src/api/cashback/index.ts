export { fetchCashback, fetchCashbackEvents, withdrawCashback } from './cashback-calls';
