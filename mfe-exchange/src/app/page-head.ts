import type { TFunction } from 'i18next';

import type { Head } from '@coinlane/shared-contracts/lifecycle';

import { statusName } from '../order/domain/transaction';
import type { StatusView } from '../order/model/transaction-status';
import { transactionPath } from './page-handlers';

/** i18next's translate function for this remote's texts. */
export type Say = TFunction<'exchange'>;

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

/** Title of an order's page. It starts with the stage, so that it is visible in a background tab. Never indexed. */
export const statusHead = (say: Say, view: StatusView, transactionId: string): Head => {
  const canonicalPath = transactionPath(transactionId);
  if (view._tag !== 'Shown') {
    return {
      title: say(view._tag === 'NotFound' ? 'status.notFound' : 'head.status.title'),
      canonicalPath,
      robots: 'noindex',
    };
  }
  const { payin, payout, status } = view.transaction;
  const pair = say('status.title', {
    from: payin.displayTicker.toUpperCase(),
    to: payout.displayTicker.toUpperCase(),
  });
  return { title: `${say(`state.${statusName(status)}.title`)} · ${pair}`, canonicalPath, robots: 'noindex' };
};

/** Title of the list of this browser's orders. Never indexed. */
export const historyHead = (say: Say): Head => ({
  title: say('order.history.head'),
  canonicalPath: '/exchange/history',
  robots: 'noindex',
});
