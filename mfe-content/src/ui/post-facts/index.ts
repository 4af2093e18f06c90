export { PostFactsLine } from './post-facts';
