export { createMutationModel } from './create-mutation-model';
