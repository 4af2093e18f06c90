export { toProblem } from './to-problem';
