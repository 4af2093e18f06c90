export { pageNotices } from './page-notices';
