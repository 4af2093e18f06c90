export { Blocks, ContentAction, Questions } from './content-blocks.ts';
export {
  contentPageEndpoint,
  ContentPageReply,
  postEndpoint,
  PostReply,
  postsEndpoint,
  PostsReply,
  siteIndexEndpoint,
  SiteIndexReply,
} from './content-pages.ts';
export type {
  AskedPage,
  AskedPosts,
  ContentAuthor,
  ExcerptPiece,
  Named,
  PageLink,
  PostCard,
} from './content-pages.ts';
export { reviewsEndpoint, ReviewsReply, sendReviewEndpoint } from './reviews.ts';
export type { NewReview, Review } from './reviews.ts';
