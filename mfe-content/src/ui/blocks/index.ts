export { Blocks } from './blocks';
export { Spans } from './spans';
