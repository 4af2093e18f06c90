export { CoinPicker } from './coin-picker';
