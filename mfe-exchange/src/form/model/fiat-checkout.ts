import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event } from 'effector';

import type { Checkout } from '../domain/checkout';
import { clockModel } from '../../page/model/clock';

/** Seconds until the redirect to the provider's checkout (spec §4 "Fiat dialog", §9). */
export const FIAT_COUNTDOWN = 5;

/** An order that the user pays on its provider's page. */
export type FiatCheckout = { readonly transactionId: string; readonly checkout: Checkout };

/** View of the fiat dialog. */
export type FiatDialogView =
  | { readonly _tag: 'Hidden' }
  | { readonly _tag: 'Leaving'; readonly host: string; readonly secondsLeft: number }
  /** The host is not in the configuration, so there is no redirect. */
  | { readonly _tag: 'Refused'; readonly host: string; readonly transactionId: string };

const toView = (shown: FiatCheckout | null, secondsLeft: number): FiatDialogView => {
  if (shown === null) return { _tag: 'Hidden' };
  const { checkout, transactionId } = shown;
  return checkout._tag === 'Allowed'
    ? { _tag: 'Leaving', host: checkout.host, secondsLeft }
    : { _tag: 'Refused', host: checkout.host, transactionId };
};

/** The fiat dialog (spec §4): hidden or shown, with a countdown from 5 in seconds. */
export const createFiatCheckoutModel = ({ secondPassed }: { readonly secondPassed: Event<unknown> }) => {
  const opened = createEvent<FiatCheckout>();
  /** The user skips the countdown. */
  const continued = createEvent();
  /** The user stays on the order page, which also has the checkout link. */
  const dismissed = createEvent();
  /** A port: opens the provider's page. */
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

export const fiatCheckoutModel = createFiatCheckoutModel({ secondPassed: clockModel.ticked });

/** Port: checks the provider's page before the browser opens it. */
export const judgeCheckoutFx = createEffect<
  { readonly transactionId: string; readonly redirectUrl: string },
  Checkout
>();
sample({
  clock: judgeCheckoutFx.done,
  fn: ({ params: { transactionId }, result: checkout }) => ({ transactionId, checkout }),
  target: fiatCheckoutModel.opened,
});
