import type { i18n } from 'i18next';
import { startTransition, StrictMode } from 'react';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';
import { nextTask } from '@coinlane/shared-ui/next-task';

import type { EventBus } from '@coinlane/shared-contracts/events';
import type { Navigation, PageData } from '@coinlane/shared-contracts/lifecycle';

import { startAdapters } from '../../adapters';
import { createClientRoot } from '../../create-client-root';
import { preloadAxios } from '../../http/preload-axios';
import { SERVICE_WORKER } from '../notices/service-worker-url';
import type { BrowserStorage } from '../../storage';
import { createCompositionQuestion } from './ask-composition';
import { createFollower } from './create-follower';
import type { LiveRemotesOfPage } from './create-page-composition';
import { DeveloperCorner } from './developer-corner';
import { ReloadOffer } from './reload-offer';

export type CompanionOptions = {
  readonly data: Pick<PageData, 'isInspectable' | 'overrides' | 'config' | 'language' | 'revision'>;
  readonly composition: LiveRemotesOfPage;
  readonly i18nInstance: i18n;
  readonly bus: EventBus;
  readonly navigation: Navigation;
  readonly storage: BrowserStorage;
};

/** Follows the live composition for the lifetime of the page. */
const follow = (composition: LiveRemotesOfPage, isInspectable: boolean): void => {
  const follower = createFollower({
    ask: createCompositionQuestion(fetch.bind(window)),
    onLive: composition.follow,
    isVisible: () => document.visibilityState === 'visible',
    now: () => performance.now(),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => {
        clearTimeout(timer);
      };
    },
  });
  document.addEventListener('visibilitychange', follower.visibilityChanged);
  composition.askWith(follower.refresh);
  // the developer panel lists all remotes
  if (isInspectable) void follower.refresh();
};

/**
 * Registers the service worker for the offline page. Ignores an error if the browser does not support or allow it.
 */
const registerWorker = (): void => {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined);
};

const reload = (): void => {
  window.location.reload();
};

/** Renders in a transition, in slices of a few milliseconds. */
const draw = ({ data, composition, i18nInstance }: CompanionOptions): void => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createClientRoot(place, 'companion');
  startTransition(() => {
    root.render(
      <StrictMode>
        <I18nextProvider i18n={i18nInstance}>
          <ReloadOffer composition={composition} onReload={reload} />
          {data.isInspectable ? (
            <DeveloperCorner composition={composition} overrides={data.overrides} />
          ) : null}
        </I18nextProvider>
      </StrictMode>,
    );
  });
};

/**
 * Starts the optional parts of an interactive page: composition updates, reload offers, the developer panel,
 * analytics and the chat.
 */
export const startCompanion = async (options: CompanionOptions): Promise<void> => {
  const { composition, data } = options;
  await nextTask();
  follow(composition, data.isInspectable);
  registerWorker();
  preloadAxios(document);
  await nextTask();
  draw(options);
  await nextTask();
  startAdapters(options);
};
