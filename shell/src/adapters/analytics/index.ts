export { startAnalytics } from './start-analytics';
export type { AnalyticsOptions } from './start-analytics';
