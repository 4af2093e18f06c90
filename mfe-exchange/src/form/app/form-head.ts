import type { Head } from '@coinlane/shared-contracts/lifecycle';

import type { ExchangeKind } from '../../currency/domain/currency';
import type { Say } from '../../page/app/say';

/** Title and description of the form's page. */
export const formHead = (say: Say, kind: ExchangeKind): Head => ({
  title: say(kind === 'crypto' ? 'head.form.title' : `form.intro.${kind}.title`),
  description: say(kind === 'crypto' ? 'head.form.description' : `form.intro.${kind}.lead`),
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
