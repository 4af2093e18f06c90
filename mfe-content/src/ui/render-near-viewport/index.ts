export { RenderNearViewport } from './render-near-viewport';
