import { plainText } from '@coinlane/shared-contracts/values';

import type { Content, ContentQuestion, Post } from '../domain/content';
import type { Crumb, Site } from './shown';

const CONTEXT = 'https://schema.org';

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

/** Structured data for search engines: breadcrumbs, questions, and the article of a post. */
export const jsonLdOf = (content: Content, crumbs: readonly Crumb[], site: Site): readonly unknown[] => {
  const questions = questionsOf(content);
  return [
    breadcrumbList(crumbs, site),
    ...(content._tag === 'Post' ? [article(content.post, site)] : []),
    ...(questions.length === 0 ? [] : [faqPage(questions)]),
  ];
};
