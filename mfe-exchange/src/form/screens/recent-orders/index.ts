export { RecentList } from './recent-list';
