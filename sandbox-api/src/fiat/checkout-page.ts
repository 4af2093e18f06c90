import { escapeHtml, htmlPage } from '../pages/index.ts';
import type { SeenOrder } from '../orders/index.ts';

const isOpen = ({ state }: SeenOrder): boolean => state.status === 'new' || state.status === 'waiting';

const formOf = ({ order }: SeenOrder, action: string): string =>
  `<form method="post" action="${escapeHtml(action)}">` +
  `<input type="hidden" name="tid" value="${escapeHtml(order.id)}">` +
  '<button name="decision" value="pay">Pay</button>' +
  '<button name="decision" value="decline">Decline</button></form>';

/** The hosted page where a card would be charged: two buttons, and the way back to the status page. */
export const checkoutPage = (seen: SeenOrder, publicPath: string): string => {
  const { order, state } = seen;
  const back = `<p><a href="/exchange/txs/${escapeHtml(order.id)}">Back to the exchange</a></p>`;
  const amount = `<p>${escapeHtml(order.expectedFrom)} ${escapeHtml(order.fromTicker.toUpperCase())} for order ${escapeHtml(order.id)}.</p>`;
  const body = isOpen(seen)
    ? formOf(seen, `${publicPath}/fiat/checkout`)
    : `<p>Payment status: ${escapeHtml(state.status)}.</p>`;
  return htmlPage('Sandbox checkout', amount + body + back);
};
