export { fetchAllHistory, fetchHistory } from './fetch-history';
