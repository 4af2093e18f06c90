export { Later } from './later';
export type { LaterWords } from './later';
