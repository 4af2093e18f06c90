export { listPosts } from './list-posts';
export type { PostFilter, PostList, WordsOf } from './list-posts';
export { postBySlug, POSTS } from './post-table';
export type { Post } from './post-table';
