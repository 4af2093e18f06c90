export { createControlAccess } from './control-access.ts';
export type { ControlAccess } from './control-access.ts';
