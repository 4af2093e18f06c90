export { createTransaction } from './create-transaction';
export { readCreateFailure } from './read-create-failure';
