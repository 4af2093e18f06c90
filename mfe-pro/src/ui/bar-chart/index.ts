export { BarChart } from './bar-chart';
export type { Bar } from './bar-chart';
