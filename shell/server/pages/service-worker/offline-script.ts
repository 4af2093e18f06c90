/* Script of the offline page, sent as source like the worker. Shows the recent orders of this browser, as
   stored by mfe-exchange (`exchange-orders`), and reloads the page when the connection is back. */

/** An order on the offline page. */
export type ShownOrder = {
  readonly id: string;
  readonly pair: string;
  readonly status: string;
  readonly seenAt: string;
};

/** Nested property of a stored value, or undefined. */
export function partOf(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** Formats a stored order. Empty if invalid. */
export function orderIn(raw: unknown): readonly ShownOrder[] {
  const [id, seenAt] = [partOf(raw, 'transactionId'), partOf(raw, 'seenAt')];
  const [from, to] = ['payin', 'payout'].map((leg) => partOf(raw, 'transaction', leg, 'displayTicker'));
  const status =
    partOf(raw, 'transaction', 'status', 'status') ?? partOf(raw, 'transaction', 'status', 'raw');
  const texts = [id, from, to, status];
  if (texts.some((text) => typeof text !== 'string') || typeof seenAt !== 'number') return [];
  const pair = `${String(from)} → ${String(to)}`.toUpperCase();
  return [{ id: String(id), pair, status: String(status), seenAt: new Date(seenAt).toISOString() }];
}

/** Orders in a stored text, newest first, at most ten. Skips invalid ones. */
export function readOrders(text: string | null): readonly ShownOrder[] {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    const value = partOf(stored, 'version') === 1 ? partOf(stored, 'value') : [];
    return Array.isArray(value) ? value.flatMap(orderIn).reverse().slice(0, 10) : [];
  } catch {
    return [];
  }
}

/** Fills the list of the page, with the page's text for each status if it has one, and waits for a connection. */
export function showOrders(page: Document, stored: string | null, reload: () => void): void {
  const list = page.querySelector<HTMLElement>('#last-known');
  const notices: unknown = JSON.parse(list?.dataset['notices'] ?? '{}');
  for (const { id, pair, status, seenAt } of readOrders(stored)) {
    const notice = partOf(notices, status);
    const note = page.createElement('div');
    note.textContent = typeof notice === 'string' ? notice : '';
    const item = page.createElement('li');
    const time = page.createElement('time');
    time.dateTime = seenAt;
    time.textContent = `${seenAt.slice(0, 16).replace('T', ' ')} UTC`;
    item.append(`${pair} · ${id}`, note, time);
    page.querySelector('#orders')?.append(item);
    list?.removeAttribute('hidden');
  }
  page.defaultView?.addEventListener('online', reload);
}
