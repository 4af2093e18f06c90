import { Card, TextLink } from '@coinlane/shared-ui/components';

import type { Piece, PostCard } from '../domain/content';
import { PostFactsLine } from './post-facts';
import styles from './post-cards.module.css';

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));

type CardProps = { readonly post: PostCard; readonly level: 'h2' | 'h3'; readonly language: string };

const OnePost = ({ post, level: Heading, language }: CardProps) => (
  <Card as="li" className={styles.post}>
    <div className={styles.words} {...(post.locale === language ? {} : { lang: post.locale })}>
      <Heading className={styles.title}>
        <TextLink href={`/blog/${post.slug}`}>
          {post.titlePieces.length === 0 ? post.title : <Pieces pieces={post.titlePieces} />}
        </TextLink>
      </Heading>
      <p>{post.excerpt.length === 0 ? post.description : <Pieces pieces={post.excerpt} />}</p>
    </div>
    <PostFactsLine post={post} />
  </Card>
);

type Props = {
  readonly posts: readonly PostCard[];
  readonly level: 'h2' | 'h3';
  /** Language of the page. A post in another language is marked for screen readers. */
  readonly language: string;
};

/** List of posts: title, summary or excerpts with the matches, author and date. */
export const PostCards = ({ posts, level, language }: Props) => (
  <ul role="list" className={styles.posts}>
    {posts.map((post) => (
      <OnePost key={post.slug} post={post} level={level} language={language} />
    ))}
  </ul>
);
