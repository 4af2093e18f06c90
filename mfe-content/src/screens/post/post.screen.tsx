import { ButtonLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import type { Post } from '../../domain/post';
import { PageFrame } from '../../ui/page-frame';
import { PostFacts } from '../../ui/post-facts';

/** One post of the blog (spec §2 "/blog/{post}"). */
export const PostScreen = ({ post }: { readonly post: Post }) => {
  const { t } = useTranslation('content');
  return (
    <PageFrame
      above={[
        { label: t('main'), href: '/' },
        { label: t('blog.title'), href: '/blog' },
      ]}
      path={`/blog/${post.slug}`}
      title={t(`posts.${post.id}.title`)}
      lead={t(`posts.${post.id}.summary`)}
    >
      <PostFacts post={post} />
      {post.paragraphs.map((paragraph) => (
        <p key={paragraph}>{t(`posts.${post.id}.${paragraph}`)}</p>
      ))}
      <p>
        <ButtonLink href="/exchange">{t('links.exchange')}</ButtonLink>
      </p>
    </PageFrame>
  );
};
