export { fetchAssets } from './fetch-assets';
