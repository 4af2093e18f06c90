export { StepList } from './step-list';
