import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event } from 'effector';

import type { Checkout } from '../../domain/checkout';

/** Spec §4 "Fiat dialog", §9: seconds until the visitor is taken to the provider's checkout. */
export const FIAT_COUNTDOWN = 5;

/** An order that is paid on a page of its provider. */
export type FiatCheckout = { readonly transactionId: string; readonly checkout: Checkout };

/** What the fiat dialog shows. */
export type FiatDialogView =
  | { readonly _tag: 'Hidden' }
  | { readonly _tag: 'Leaving'; readonly host: string; readonly secondsLeft: number }
  /** The address is of no host of the configuration: nobody is sent there. */
  | { readonly _tag: 'Refused'; readonly host: string; readonly transactionId: string };

const toView = (shown: FiatCheckout | null, secondsLeft: number): FiatDialogView => {
  if (shown === null) return { _tag: 'Hidden' };
  const { checkout, transactionId } = shown;
  return checkout._tag === 'Allowed'
    ? { _tag: 'Leaving', host: checkout.host, secondsLeft }
    : { _tag: 'Refused', host: checkout.host, transactionId };
};

/** The fiat dialog (spec §4): shown or hidden, a countdown from 5 that decrements each second and resets to 5. */
export const createFiatCheckoutModel = ({ secondPassed }: { readonly secondPassed: Event<unknown> }) => {
  const opened = createEvent<FiatCheckout>();
  /** The visitor does not wait. */
  const continued = createEvent();
  /** The visitor stays on the order's page, where the checkout can be opened later. */
  const dismissed = createEvent();
  /** A port: leaves this page for the provider's. */
  const leaveFx = createEffect<string, unknown>();

  const $shown = createStore<FiatCheckout | null>(null, { serialize: 'ignore' })
    .on(opened, (_, shown) => shown)
    .reset(dismissed, leaveFx);
  const counted = sample({
    clock: secondPassed,
    source: $shown,
    filter: (shown) => shown?.checkout._tag === 'Allowed',
  });
  const $secondsLeft = createStore(FIAT_COUNTDOWN, { serialize: 'ignore' })
    .on(counted, (left) => left - 1)
    .reset(opened, dismissed, leaveFx);
  const countdownEnded = sample({ clock: $secondsLeft.updates, filter: (left) => left <= 0 });

  const toUrl = ({ checkout }: FiatCheckout): string | undefined =>
    checkout._tag === 'Allowed' ? checkout.url : undefined;
  const asked: Event<FiatCheckout | null> = sample({ clock: [countdownEnded, continued], source: $shown });
  sample({
    clock: asked.filterMap((shown) => (shown === null ? undefined : toUrl(shown))),
    target: leaveFx,
  });

  return { opened, continued, dismissed, leaveFx, $view: combine($shown, $secondsLeft, toView) };
};
