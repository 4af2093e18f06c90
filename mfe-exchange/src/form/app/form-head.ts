import type { Head } from '@coinlane/shared-contracts/lifecycle';

import type { Say } from '../../page/app/say';

/** Title and description of the form's page. */
export const formHead = (say: Say): Head => ({
  title: say('head.form.title'),
  description: say('head.form.description'),
  canonicalPath: '/exchange',
});

/** Structured data of the questions and answers that the form's page shows. */
export const faqJsonLd = (
  entries: readonly { readonly question: string; readonly answer: string }[],
): unknown => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
