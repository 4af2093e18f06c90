export { createQueryModel } from './create-query-model';
