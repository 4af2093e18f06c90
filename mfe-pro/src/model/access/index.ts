export { accessModel, createAccessModel } from './create-access-model';
export type { Access } from './create-access-model';
