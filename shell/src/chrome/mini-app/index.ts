export { startMiniApp } from './start-mini-app';
