/** A larger number is shown as this number and a plus. Limits the number of variants of a cached page. */
const MAX_RUNNING_ORDERS = 9;

/** Number of running orders in the cookie, 0 to `MAX_RUNNING_ORDERS + 1`. Anything else counts as 0. */
export const toRunningOrders = (cookie: string | undefined): number =>
  cookie !== undefined && /^\d{1,3}$/.test(cookie) ? Math.min(Number(cookie), MAX_RUNNING_ORDERS + 1) : 0;

/** Text of the count in the header. */
export const runningOrdersText = (count: number): string =>
  count > MAX_RUNNING_ORDERS ? `${String(MAX_RUNNING_ORDERS)}+` : String(count);
