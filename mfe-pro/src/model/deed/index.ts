export { createDeedModel } from './create-deed-model';
