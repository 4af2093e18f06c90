export { termFacts } from './loan-terms';
