import type { Location, Navigation, RemoteProps, StoragePort } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

import { TRANSACTIONS_KEY } from '../../domain/transaction';
import { calculatorSearch } from '../../domain/widget';

/** As in `create-remote-scope`. */
const LINK_ID_KEY = 'linkId';

const locationOf = (path: string): Location => {
  const { pathname, search, hash } = new URL(path, 'https://widget.invalid');
  return { pathname, search, hash };
};

/**
 * The history of a widget: in memory, because the address of a frame is its partner's. It begins at the exchange with the
 * partner's settings. Links that leave it carry the widget's language.
 */
export const widgetNavigation = (settings: WidgetSettings, language: Language): Navigation => {
  const listeners = new Set<(location: Location) => void>();
  const basename = language === 'en' ? '' : `/${language}`;
  let current = locationOf(`/exchange${calculatorSearch(settings)}`);
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
    // the form writes its state into an address that nobody sees
    replace: () => undefined,
    href: (path) => `${basename}${path}`,
    basename,
  };
};

/** What is typed into a widget is not the draft of the exchange's own page; orders are kept in one list. */
const widgetStorage = ({ read, write, remove }: StoragePort, { link_id }: WidgetSettings): StoragePort => {
  const own = (key: string): string => (key === TRANSACTIONS_KEY ? key : `widget-${key}`);
  return {
    read: (key) => (key === LINK_ID_KEY ? link_id : read(own(key))),
    write: (key, value) => write(own(key), value),
    remove: (key) => {
      remove(own(key));
    },
  };
};

/** What a remote is given inside of a widget: nobody is signed in, and what leaves the widget opens a page of its own. */
export const widgetProps = <Props extends RemoteProps>(props: Props, settings: WidgetSettings): Props => ({
  ...props,
  navigation: widgetNavigation(settings, props.language),
  storage: widgetStorage(props.storage, settings),
  isSignedIn: () => false,
  setHead: () => undefined,
  loadPage: (url: string) => {
    window.open(url, '_blank', 'noopener');
  },
});
