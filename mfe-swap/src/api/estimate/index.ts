export { fetchEstimate } from './fetch-estimate';
