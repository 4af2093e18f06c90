export { Donut } from './donut';
export type { DonutPart } from './donut';
