import { Card, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Post } from '../../domain/post';
import { PostFacts } from '../../ui/post-facts';
import styles from './blog.module.css';

/** A post in a list: title, summary, and who wrote it when. */
export const PostCard = ({ post }: { readonly post: Post }) => {
  const { t } = useTranslation('content');
  return (
    <Card as="li" className={styles.post}>
      <h2 className={styles.postTitle}>
        <TextLink href={`/blog/${post.slug}`}>{t(`posts.${post.id}.title`)}</TextLink>
      </h2>
      <p>{t(`posts.${post.id}.summary`)}</p>
      <PostFacts post={post} />
    </Card>
  );
};
