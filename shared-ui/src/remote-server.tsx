import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

import { createEventBus } from '@coinlane/shared-contracts/events';
import type { FragmentRequest, Navigation, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';
import { RemotePropsProvider } from './remote';

const nothing = (): void => undefined;

/**
 * Full path of a link, in the form that the shell uses in the browser: the start page of a language is `/de`, not
 * `/de/`.
 */
export const hrefOf = (basename: string, path: string): string =>
  basename === '' ? path : `${basename}${path.replace(/^\/(?=$|[?#])/, '')}`;

const serverNavigation = ({ pathname, search, basename }: FragmentRequest): Navigation => ({
  location: () => ({ pathname, search, hash: '' }),
  listen: () => nothing,
  push: nothing,
  replace: nothing,
  href: (path) => hrefOf(basename, path),
  basename,
});

/**
 * Translations for the server: language of the page, messages of the remote, and the same settings as in the browser.
 */
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

/** Props of a remote on the server: an event bus without subscribers, and a fixed location. */
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

/** Renders a remote's tree to HTML, with the ID prefix that hydration needs. */
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
