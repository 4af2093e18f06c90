export { startLab } from './create-lab.ts';
export type { Lab, LabOptions, LabProvider } from './create-lab.ts';
export type { Fault } from './faults.ts';
export { signQuote } from './one-click.ts';
export type { LabOrder } from './order-book.ts';
