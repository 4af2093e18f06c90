import type { Location, Navigation, RemoteProps, StoragePort } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

import { TRANSACTIONS_KEY } from '../../order/domain/transaction';
import { calculatorSearch } from '../domain/calculator-search';

/** As in `create-remote-scope`. */
const LINK_ID_KEY = 'linkId';

const FIRST_PATH = '/exchange';

const locationOf = (path: string): Location => {
  const { pathname, search, hash } = new URL(path, 'https://widget.invalid');
  return { pathname, search, hash };
};

/**
 * In-memory history of a widget. Starts at the exchange with the partner's settings. The frame's address belongs
 * to the partner. Links out of the widget keep its language.
 */
const widgetNavigation = (settings: WidgetSettings, language: Language): Navigation => {
  const listeners = new Set<(location: Location) => void>();
  const basename = language === 'en' ? '' : `/${language}`;
  let current = locationOf(`${FIRST_PATH}${calculatorSearch(settings)}`);
  return {
    location: () => current,
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    push: (path) => {
      current = locationOf(path);
      for (const listener of listeners) listener(current);
    },
    // the frame's address is invisible, so the form's state is not written to it
    replace: () => undefined,
    href: (path) => `${basename}${path}`,
    basename,
  };
};

/**
 * Storage of a widget. Its draft is separate from that of the exchange page, and the draft of a fixed recipient from
 * all others: a stored extra ID must not join another address. The IDs and control tokens of orders are shared.
 */
const widgetStorage = ({ read, write, remove }: StoragePort, settings: WidgetSettings): StoragePort => {
  const { link_id, topUpMode, topUpAddress, topUpExtraId } = settings;
  const fixed = topUpMode && topUpAddress !== null ? `${topUpAddress} ${topUpExtraId ?? ''} ` : '';
  const own = (key: string): string => (key.startsWith(TRANSACTIONS_KEY) ? key : `widget-${fixed}${key}`);
  return {
    read: (key) => (key === LINK_ID_KEY ? link_id : read(own(key))),
    write: (key, value) => write(own(key), value),
    remove: (key) => {
      remove(own(key));
    },
  };
};

/** Props of a remote inside a widget: no signed-in user, and links out of the widget open a new tab. */
export const widgetProps = <Props extends RemoteProps>(props: Props, settings: WidgetSettings): Props => ({
  ...props,
  navigation: widgetNavigation(settings, props.language),
  // the server rendered the widget at the first location of this history, not at the address of the frame
  ...(props.fragment !== undefined && { fragment: { ...props.fragment, pathname: FIRST_PATH } }),
  storage: widgetStorage(props.storage, settings),
  isSignedIn: () => false,
  setHead: () => undefined,
  loadPage: (url: string) => {
    window.open(url, '_blank', 'noopener');
  },
});
