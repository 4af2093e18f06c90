export { PricePlot } from './price-plot';
export type { PricePlotProps } from './price-plot';
