export { startAnalytics } from './start-analytics';
