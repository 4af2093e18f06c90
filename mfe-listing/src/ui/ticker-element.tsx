import { useState, useSyncExternalStore } from 'react';

import type { ExchangePair } from '../domain/row-link';

const subscribe = () => () => undefined;

/** Whether the server rendered the component. */
const useIsServerRendered = (): boolean => {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isHydrating);
  return isServerRendered;
};

type Props = Pick<ExchangePair, 'fromTicker' | 'toTicker'> & { readonly isOf: 'from' | 'to' };

/**
 * Ticker object of the page as JSON, for scripts that read the page (spec §3 "Currencies table state"). Only in
 * the server's HTML, because it is not needed after navigation in the browser.
 */
export const TickerElement = ({ fromTicker, toTicker, isOf }: Props) =>
  useIsServerRendered() ? (
    <script type="application/json" id="page-ticker">
      {JSON.stringify({ ticker: isOf === 'from' ? fromTicker : toTicker, from: fromTicker, to: toTicker })}
    </script>
  ) : null;
