export { PostFacts } from './post-facts';
