export { MutationFailure } from './mutation-failure';
