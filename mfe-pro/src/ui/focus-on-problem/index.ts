export { useFocusOnProblem } from './use-focus-on-problem';
