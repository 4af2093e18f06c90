export { Actions, Stack } from './stack';
