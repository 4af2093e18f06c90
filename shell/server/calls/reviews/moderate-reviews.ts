import { lookUp } from '@coinlane/shared-contracts/values';
import { REVIEW_STATES } from '@coinlane/swap-gateway';
import type { OrderStore, ReviewState, StoredReview } from '@coinlane/swap-gateway';

/** Output and exit code of a command. */
type Outcome = { readonly lines: readonly string[]; readonly exitCode: 0 | 1 | 2 };

const USAGE = [
  'Usage: npm run -s reviews -- <command>',
  '  list [waiting|approved|rejected]  show the newest reviews (default: waiting)',
  '  approve <ID>                      show a review on the site',
  '  reject <ID>                       do not show a review, or remove it from the site',
];

const MOST_LISTED = 200;
const DECISIONS: Readonly<Partial<Record<string, ReviewState>>> = { approve: 'approved', reject: 'rejected' };

/** Characters that a terminal or an editor does not show literally. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/gu;
const plain = (text: string): string => text.replaceAll(UNSAFE, ' ');

const linesOf = ({
  id,
  orderId,
  rating,
  text,
  name,
  language,
  writtenAtMs,
}: StoredReview): readonly string[] => [
  `${id}  ${new Date(writtenAtMs).toISOString()}  ${String(rating)} of 5 stars  ${language}  order ${plain(orderId)}`,
  ...(name === '' ? [] : [`  by ${plain(name)}`]),
  ...text.split('\n').map((line) => `  > ${plain(line)}`),
];

const list = async ({ reviews }: Pick<OrderStore, 'reviews'>, state: ReviewState): Promise<Outcome> => {
  const found = await reviews.list(state, MOST_LISTED);
  const lines = found.length === 0 ? [`No review is ${state}.`] : found.flatMap(linesOf);
  return { lines, exitCode: 0 };
};

/** Runs a command of an operator. */
export const moderateReviews = async (
  store: Pick<OrderStore, 'reviews'>,
  [command = '', argument, ...rest]: readonly string[],
): Promise<Outcome> => {
  const listed = REVIEW_STATES.find((state) => state === (argument ?? 'waiting'));
  if (command === 'list' && listed !== undefined && rest.length === 0) return list(store, listed);
  const state = lookUp(DECISIONS, command);
  if (state === undefined || argument === undefined || rest.length > 0) return { lines: USAGE, exitCode: 2 };
  const isKnown = await store.reviews.decide(argument, state);
  return isKnown
    ? { lines: [`Review ${argument} is ${state}.`], exitCode: 0 }
    : { lines: [`There is no review ${plain(argument)}.`], exitCode: 1 };
};
