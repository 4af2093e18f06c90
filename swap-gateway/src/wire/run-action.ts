import { providerOf } from '../quotes/health.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { Refusal, refusalOf } from '../http/refusal.ts';
import type { Order } from '../orders/order.ts';
import { ProviderFault, ProviderRefusal } from '../provider.ts';
import type { Provider } from '../provider.ts';

/** Refusal of an action that the provider does not offer. */
export const NOT_AVAILABLE = new ProviderRefusal('action_not_available', 'not offered');

/** Runs an action at the provider. Converts a refusal to our own message. After a fault the outcome is unknown. */
export const act = async <A>(
  parts: GatewayParts,
  order: Order,
  action: (provider: Provider, reference: string) => Promise<A> | undefined,
): Promise<A> => {
  const watched = providerOf(parts.providers, order.terms.provider);
  if (watched === null) throw refusalOf(NOT_AVAILABLE);
  try {
    return await watched.run(async (provider) => {
      const running = action(provider, order.terms.reference);
      if (running === undefined) throw NOT_AVAILABLE;
      return running;
    });
  } catch (error) {
    if (error instanceof ProviderRefusal) throw refusalOf(error);
    if (error instanceof ProviderFault)
      throw new Refusal(504, {
        error: 'outcome_unknown',
        message: 'The provider has not confirmed this. Look at the status before you try again.',
      });
    throw error;
  }
};

/**
 * An ID alone gives no control of an order, because its page can be shared. An order of an older version has no
 * token, and is refunded only to the address that was given with it.
 */
export const demandControl = ({ controlTokens }: GatewayParts, { terms }: Order, token: string): void => {
  const isLegacy = !terms.hasControlToken && terms.refundAddress !== null;
  if (isLegacy || controlTokens.fits(terms.id, token)) return;
  throw new Refusal(403, {
    error: 'control_token_required',
    message: 'Only the browser that created this order can decide about it.',
  });
};
