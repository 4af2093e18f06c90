export { marketModel, chartModel } from './market-model';
export type { ChartQuestion, ChartView } from './create-chart-model';
