export { saveNotices } from './save-notices';
