export { ownContent } from './content';
export type {
  Action,
  Author,
  Content,
  ContentBlock,
  ContentQuestion,
  ContentSpan,
  PageLink,
  Piece,
  Post,
  PostCard,
  PostFacts,
  PostList,
  Review,
  Reviews,
  TextPage,
} from './content';
export { noticesOf } from './notice';
export type { Notice } from './notice';
export { contentsOf } from './section';
export type { Section } from './section';
