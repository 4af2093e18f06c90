export { watchOwnHeap } from './watch-own-heap.ts';
