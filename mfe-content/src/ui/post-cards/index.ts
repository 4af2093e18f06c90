export { PostCards } from './post-cards';
