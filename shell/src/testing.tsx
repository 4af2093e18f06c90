import type { i18n } from 'i18next';
import type { ReactNode } from 'react';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';

import { createEventBus } from '@coinlane/shared-contracts/events';
import type { Pin, PublicConfig } from '@coinlane/shared-contracts/lifecycle';

import english from '../locales/en.json';
import { createPageComposition } from './remotes/composition';
import type { LiveRemotesOfPage } from './remotes/composition';
import { ShellContextProvider } from './services';
import type { BrowserServices, ShellContext } from './services';
import { createTranslations } from './texts';

/** Configuration of a sandbox page. */
export const aConfig = (change: Partial<PublicConfig> = {}): PublicConfig => ({
  brand: 'Coinlane',
  supportEmail: 'help@coinlane.example',
  hostName: 'coinlane.example',
  isSandbox: false,
  isProduction: true,
  errorReportDsn: '',
  ...change,
});

export const aShell = (change: Partial<ShellContext> = {}): ShellContext => ({
  config: aConfig(),
  language: 'en',
  initialTheme: 'system',
  runningOrders: 0,
  overrides: [],
  browser: null,
  ...change,
});

/** Composition of a page with these pins. */
export const aComposition = (pins: readonly Pin[]): LiveRemotesOfPage =>
  createPageComposition(
    { pins, revision: 1 },
    {
      admit: () => undefined,
      onStart: () => undefined,
      onLeave: () => undefined,
      onLoad: () => undefined,
      onError: () => undefined,
      askLive: () => Promise.resolve(null),
    },
  );

export const fakeBrowser = (change: Partial<BrowserServices> = {}): BrowserServices => ({
  composition: aComposition([]),
  loadPorts: {
    loadLifecycle: () => Promise.reject(new Error('no remote in this test')),
    report: () => undefined,
    now: () => 0,
    later: () => () => undefined,
    whenIdle: () => () => undefined,
  },
  propsFor: () => {
    throw new Error('no remote in this test');
  },
  hasFragment: () => false,
  isFirstPage: () => true,
  takeFragment: () => null,
  loadTexts: () => Promise.resolve(),
  rememberTheme: () => undefined,
  runningOrder: () => null,
  bus: createEventBus(() => undefined),
  account: {
    hasSession: () => false,
    loadDialog: () => Promise.reject(new Error('no dialog in this test')),
    loadMenu: () => Promise.reject(new Error('no menu in this test')),
  },
  ...change,
});

/** English texts. A missing key fails the test. */
export const englishTexts = () =>
  createTranslations({
    language: 'en',
    messages: { shell: english },
    onMissingKey: (key) => {
      throw new Error(`missing text: ${key}`);
    },
  });

type Props = { readonly shell?: ShellContext; readonly i18n?: i18n; readonly children: ReactNode };

/** Provides a component with English texts and the services of the shell. */
export const InShell = ({ shell = aShell(), i18n: texts = englishTexts(), children }: Props) => (
  <I18nextProvider i18n={texts}>
    <ShellContextProvider value={shell}>{children}</ShellContextProvider>
  </I18nextProvider>
);
