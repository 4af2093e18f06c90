import { Card, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { contentsOf } from '../domain/content';
import type { Author, Post } from '../domain/content';
import { Blocks } from '../ui/blocks';
import { Contents } from '../ui/contents';
import { Faq } from '../ui/faq';
import { PageFrame } from '../ui/page-frame';
import { PostCards } from '../ui/post-cards';
import { PostFactsLine } from '../ui/post-facts';
import { NewsletterPlace } from './contact';
import styles from './post.module.css';

const AboutAuthor = ({ author }: { readonly author: Author }) => {
  const { t } = useTranslation('content');
  return (
    <Card as="section" tone="sunken" aria-labelledby="author-title" className={styles.author}>
      <h2 id="author-title" className={styles.authorName}>
        {author.name}
      </h2>
      <p>{author.about}</p>
      <p>
        <TextLink href={`/blog/author/${author.slug}`}>{t('blog.allBy')}</TextLink>
      </p>
    </Card>
  );
};

/** One post of the blog (spec §2 "/blog/{post}"). */
export const PostScreen = ({ post }: { readonly post: Post }) => {
  const { t } = useTranslation('content');
  const { language } = useRemoteProps();
  const sections = contentsOf(post.blocks);
  return (
    <PageFrame
      above={[
        { label: t('main'), href: '/' },
        { label: t('blog.title'), href: '/blog' },
      ]}
      path={`/blog/${post.slug}`}
      title={post.title}
      lead={post.description}
      facts={<PostFactsLine post={post} />}
      lang={post.locale === language ? undefined : post.locale}
      aside={sections.length === 0 ? undefined : <Contents sections={sections} />}
    >
      <Blocks blocks={post.blocks} title={post.title} />
      {post.faq.length > 0 && <Faq questions={post.faq} />}
      <AboutAuthor author={post.author} />
      {post.related.length > 0 && (
        <section id="related" aria-labelledby="related-title" className={styles.related}>
          <h2 id="related-title">{t('blog.related')}</h2>
          <PostCards posts={post.related} level="h3" language={language} />
        </section>
      )}
      <NewsletterPlace />
    </PageFrame>
  );
};
