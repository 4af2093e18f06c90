import { escapeHtml, htmlPage } from '../pages/index.ts';
import type { OrderSnapshot } from '../orders/index.ts';

const isOpen = ({ state }: OrderSnapshot): boolean => state.status === 'new' || state.status === 'waiting';

const formOf = ({ order }: OrderSnapshot, action: string): string =>
  `<form method="post" action="${escapeHtml(action)}">` +
  `<input type="hidden" name="tid" value="${escapeHtml(order.id)}">` +
  '<button name="decision" value="pay">Pay</button>' +
  '<button name="decision" value="decline">Decline</button></form>';

/** Path prefix for the language in which the order was created. */
const languagePrefix = (info: unknown): string => {
  const locale: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, 'locale') : undefined;
  return typeof locale === 'string' && /^[a-z]{2}$/.test(locale) && locale !== 'en' ? `/${locale}` : '';
};

/** Hosted page that would charge a card. It has two buttons, and a link back to the order page. */
export const checkoutPage = (seen: OrderSnapshot, publicPath: string): string => {
  const { order, state } = seen;
  const home = languagePrefix(order.payload['info']);
  const back = `<p><a href="${home}/exchange/txs/${escapeHtml(order.id)}">Back to the exchange</a></p>`;
  const amount = `<p>${escapeHtml(order.expectedFrom)} ${escapeHtml(order.fromTicker.toUpperCase())} for order ${escapeHtml(order.id)}.</p>`;
  const body = isOpen(seen)
    ? formOf(seen, `${publicPath}/fiat/checkout`)
    : `<p>Payment status: ${escapeHtml(state.status)}. The page of your order shows the result.</p>`;
  return htmlPage('Sandbox checkout', amount + body + back);
};
