import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

import { createEventBus } from '@coinlane/shared-contracts/events';
import type { FragmentRequest, Navigation, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';
import { RemotePropsProvider } from '../remote';

const nothing = (): void => undefined;

const serverNavigation = ({ pathname, search, basename }: FragmentRequest): Navigation => ({
  location: () => ({ pathname, search, hash: '' }),
  listen: () => nothing,
  push: nothing,
  replace: nothing,
  href: (path) => `${basename}${path}`,
  basename,
});

/** The page's language with the remote's own messages; the same settings as in the browser's shell. */
export const serverI18n = (namespace: string, { language, messages }: FragmentRequest): i18n => {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    ns: [namespace],
    defaultNS: namespace,
    resources: { [language]: { [namespace]: messages } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return instance;
};

/** The props of a remote while the server renders it: a bus nobody hears, a history that stands still. */
export const serverRemoteProps = (request: FragmentRequest, i18nInstance: i18n): RemoteProps => ({
  language: request.language,
  http: request.http,
  bus: createEventBus(nothing),
  navigation: serverNavigation(request),
  storage: { read: () => null, write: () => false, remove: nothing },
  i18n: i18nInstance,
  config: request.config,
  reportError: nothing,
  setHead: nothing,
  serverNow: Date.now,
});

/** The HTML of a remote's tree, with the identifiers the browser will hydrate with. */
export const renderRemote = (name: string, Root: ComponentType, props: RemoteProps, scope: Scope): string =>
  renderToString(
    <I18nextProvider i18n={props.i18n}>
      <RemotePropsProvider value={props}>
        <Provider value={scope}>
          <Root />
        </Provider>
      </RemotePropsProvider>
    </I18nextProvider>,
    { identifierPrefix: name },
  );
