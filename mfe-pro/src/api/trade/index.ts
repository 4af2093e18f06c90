export { fetchQuote, fetchTrade, placeTrade } from './trade-calls';
