export { fetchAllHistory, fetchHistory, fetchRecent } from './fetch-history';
