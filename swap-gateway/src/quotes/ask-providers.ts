import { isPositive } from '../amount.ts';
import type { Currency } from '../assets/currency.ts';
import type { Deadline } from '../deadline.ts';
import { ProviderRefusal } from '../provider.ts';
import type { Flow, Quote, QuoteRequest, Side } from '../provider.ts';
import type { WatchedProvider } from './health.ts';

/** An amount of one currency to exchange for another. */
export type Question = {
  readonly from: Currency;
  readonly to: Currency;
  readonly flow: Flow;
  readonly side: Side;
  readonly amount: string;
  /** Whether the payout needs a memo. Then only providers that support memos are called. */
  readonly needsMemo: boolean;
};

/** An offer, or the reason why a provider makes none. */
export type Offer = { readonly watched: WatchedProvider } & (
  | { readonly quote: Quote; readonly refusal: null }
  | { readonly quote: null; readonly refusal: ProviderRefusal }
);

/** The request for one provider. Null if the provider does not serve the question. */
export const requestFor = ({ provider }: WatchedProvider, question: Question): QuoteRequest | null => {
  const { from, to, flow, side, amount, needsMemo } = question;
  const [sent, received] = [from.providers.get(provider.id), to.providers.get(provider.id)];
  const { offers, supportsMemo } = provider.capabilities;
  if (sent === undefined || received === undefined) return null;
  if (!offers.some((offer) => offer.flow === flow && offer.side === side)) return null;
  return needsMemo && !supportsMemo ? null : { from: sent, to: received, flow, side, amount };
};

const ask = async (watched: WatchedProvider, request: QuoteRequest): Promise<Offer | null> => {
  try {
    const quote = await watched.run((provider) => provider.quote(request));
    const isOffer = isPositive(quote.fromAmount) && isPositive(quote.toAmount);
    return isOffer ? { watched, quote, refusal: null } : null;
  } catch (error) {
    return error instanceof ProviderRefusal ? { watched, quote: null, refusal: error } : null;
  }
};

export type Answers = {
  readonly offers: readonly Offer[];
  /** Number of providers that serve the pair, including those that are down. */
  readonly serving: number;
};

/**
 * Requests offers from every provider at once, and returns those that have arrived at the deadline. A provider
 * that is down, slow or switched off affects only its own offer.
 */
export const askProviders = async (
  all: readonly WatchedProvider[],
  question: Question,
  startDeadline: () => Deadline,
): Promise<Answers> => {
  const serving = all.flatMap((watched) => {
    const request = watched.isSwitchedOff() ? null : requestFor(watched, question);
    return request === null ? [] : [{ watched, request }];
  });
  const asked = serving.filter(({ watched }) => watched.isOffered());
  const deadline = startDeadline();
  const answers = await Promise.all(
    asked.map(({ watched, request }) => Promise.race([ask(watched, request), deadline.over])),
  );
  deadline.cancel();
  return { offers: answers.flatMap((offer) => (offer === null ? [] : [offer])), serving: serving.length };
};
