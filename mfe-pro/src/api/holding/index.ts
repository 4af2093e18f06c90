export { fetchHoldings } from './fetch-holdings';
