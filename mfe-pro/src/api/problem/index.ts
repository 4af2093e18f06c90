export { ask } from './ask';
export { toProblem } from './to-problem';
