export { planName } from './plan-name';
