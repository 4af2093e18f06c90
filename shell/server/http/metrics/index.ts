export { createMetricsServer } from './serve-metrics.ts';
export type { MetricsServer } from './serve-metrics.ts';
export { createSiteMetrics } from './site-metrics.ts';
export type { SiteMetrics } from './site-metrics.ts';
export { addStateGauges } from './state-gauges.ts';
export type { MetricSources } from './state-gauges.ts';
