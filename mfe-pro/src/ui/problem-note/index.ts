export { ProblemNote } from './problem-note';
export { problemText } from './problem-text';
