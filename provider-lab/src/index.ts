export { startLab } from './create-lab.ts';
export type { Lab, LabProvider } from './create-lab.ts';
export type { Fault } from './faults.ts';
export type { LabOrder } from './order-book.ts';
