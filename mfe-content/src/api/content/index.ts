export { fetchContent } from './fetch-content';
