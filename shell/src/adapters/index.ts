export { startAdapters } from './start-adapters';
