export { startLab } from './create-lab.ts';
export type { Lab } from './create-lab.ts';
