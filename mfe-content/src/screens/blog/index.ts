export { BlogScreen } from './blog.screen';
