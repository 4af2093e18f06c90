import { createEffect, createStore, merge, sample } from 'effector';
import type { Event, Unit } from 'effector';

import { fiatCheckoutModel } from './fiat-checkout';
import { estimateModel } from './estimate';
import { recipientFieldsModel } from './recipient';
import { transactionCreationModel } from './transaction-creation';

/** A step of the funnel, with our own labels. Contains no user input. */
export type FunnelStep = { readonly action: string; readonly label: string | null };

type Options = {
  readonly offered: Event<unknown>;
  readonly addressed: Event<unknown>;
  /** The button of the form, or the button of the review. */
  readonly pressed: Event<unknown>;
  readonly ordered: Event<unknown>;
  readonly blocked: Event<unknown>;
  /** Tag of the reason why no order was created. */
  readonly failed: Event<string>;
  readonly leftForCheckout: Unit<unknown>;
  readonly checkoutDismissed: Event<unknown>;
};

const snakeCase = (tag: string): string =>
  tag.replace(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '_'}${letter.toLowerCase()}`);

const stepOn = (clock: Unit<unknown>, action: string): Event<FunnelStep> =>
  sample({ clock, fn: (): FunnelStep => ({ action, label: null }) });

/** Steps of the funnel (spec §9 "Analytics": user-engagement). Offers and an address are counted once per page. */
export const createFunnelModel = (options: Options) => {
  /** Port: reports a step to analytics. */
  const measureFx = createEffect<FunnelStep, unknown>();
  const onceAPage = merge([
    stepOn(options.offered, 'offers_shown'),
    stepOn(options.addressed, 'recipient_entered'),
  ]);
  const $reached = createStore<readonly string[]>([], { serialize: 'ignore' });
  const first = sample({
    clock: onceAPage,
    source: $reached,
    filter: (reached, { action }) => !reached.includes(action),
    fn: (_, step) => step,
  });
  $reached.on(first, (reached, { action }) => [...reached, action]);
  const steps = merge([
    first,
    stepOn(options.pressed, 'exchange_pressed'),
    stepOn(options.ordered, 'create_pressed'),
    stepOn(options.blocked, 'form_blocked'),
    options.failed.map((tag): FunnelStep => ({ action: 'create_failed', label: snakeCase(tag) })),
    stepOn(options.leftForCheckout, 'checkout_opened'),
    stepOn(options.checkoutDismissed, 'checkout_put_off'),
  ]);
  sample({ clock: steps, target: measureFx });
  return { measureFx };
};

export const funnelModel = createFunnelModel({
  offered: estimateModel.fetchEstimatesFx.done,
  addressed: recipientFieldsModel.fieldLeft,
  pressed: transactionCreationModel.exchangePressed,
  ordered: transactionCreationModel.orderPressed,
  blocked: transactionCreationModel.blocked,
  failed: transactionCreationModel.createTransactionFx.failData.map(({ reason }) => reason._tag),
  leftForCheckout: fiatCheckoutModel.leaveFx,
  checkoutDismissed: fiatCheckoutModel.dismissed,
});
