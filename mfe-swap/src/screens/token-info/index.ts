export { TokenInfo } from './token-info';
