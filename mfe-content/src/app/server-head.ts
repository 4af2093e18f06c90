import type { Head } from '@coinlane/shared-contracts/lifecycle';
import { plainText } from '@coinlane/shared-contracts/values';
import type { Translate } from '@coinlane/shared-ui/i18n';

import type { Content, ContentQuestion, Post } from '../domain/content';
import { headOf, wordsOf } from './page-head';
import type { Shown, Site } from './shown';

type Crumb = { readonly name: string; readonly path: string };

const CONTEXT = 'https://schema.org';
const FEED_PATH = '/blog/rss.xml';

const breadcrumbList = (crumbs: readonly Crumb[], { origin, basename }: Site) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${basename}${path}`,
  })),
});

const faqPage = (questions: readonly ContentQuestion[]) => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

const article = (post: Post, { brand, origin, basename }: Site) => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: post.title,
  description: post.description,
  inLanguage: post.locale,
  datePublished: post.publishedAt,
  dateModified: post.updatedAt ?? post.publishedAt,
  articleSection: post.category.name,
  author: {
    '@type': 'Organization',
    name: post.author.name,
    url: `${origin}${basename}/blog/author/${post.author.slug}`,
  },
  publisher: { '@type': 'Organization', name: brand, url: origin },
  mainEntityOfPage: `${origin}${basename}/blog/${post.slug}`,
});

const questionsOf = (content: Content): readonly ContentQuestion[] => {
  if (content._tag === 'Page') return content.page.faq;
  return content._tag === 'Post' ? content.post.faq : [];
};

const parentsOf = ({ route, content }: Shown, t: Translate<'content'>): readonly Crumb[] => {
  if (content._tag === 'Page') return content.page.above.map(({ path, title }) => ({ name: title, path }));
  const isBelowBlog = route._tag === 'Post' || (route._tag === 'Blog' && route.filter._tag !== 'All');
  return isBelowBlog ? [{ name: t('blog.title'), path: '/blog' }] : [];
};

const jsonLdOf = (shown: Shown, path: string, t: Translate<'content'>, site: Site): readonly unknown[] => {
  const { content } = shown;
  const crumbs = [
    { name: t('main'), path: '/' },
    ...parentsOf(shown, t),
    { name: wordsOf(shown, t).title, path },
  ];
  const questions = questionsOf(content);
  return [
    breadcrumbList(crumbs, site),
    ...(content._tag === 'Post' ? [article(content.post, site)] : []),
    ...(questions.length === 0 ? [] : [faqPage(questions)]),
  ];
};

/**
 * Head of a page with what only readers of the server's HTML use: the feed of the blog, and structured data for search
 * engines (breadcrumbs, questions, and the article of a post).
 */
export const serverHeadOf = (shown: Shown, t: Translate<'content'>, site: Site): Head => {
  const head = headOf(shown, t, site);
  const { canonicalPath } = head;
  if (canonicalPath === undefined) return head;
  const hasFeed = shown.route._tag === 'Blog' || shown.route._tag === 'Post';
  return {
    ...head,
    ...(hasFeed ? { feed: { title: `${t('blog.title')} | ${site.brand}`, path: FEED_PATH } } : {}),
    jsonLd: jsonLdOf(shown, canonicalPath, t, site),
  };
};
