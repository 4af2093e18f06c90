export { DetailsPanel } from './details-panel';
