export { createMutation } from './create-mutation';
export { createQuery } from './create-query';
