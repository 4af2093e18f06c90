import { StrictMode } from 'react';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';

import { createClientRoot } from '../../create-client-root';
import type { AdapterOptions } from '../adapter-options';
import { ChatLauncher } from './chat-launcher';
import { createLiveChat } from './create-live-chat';
import styles from './live-chat.module.css';

/** Renders the chat button below the page if a chat is configured. */
export const startLiveChat = (options: AdapterOptions): void => {
  const { config } = options.data;
  if (config.liveChatUrl === undefined || config.liveChatUrl === '') return;
  const liveChat = createLiveChat(options, config.liveChatUrl);
  const place = document.createElement('div');
  if (styles.edge !== undefined) place.className = styles.edge;
  document.body.append(place);
  createClientRoot(place, 'live-chat').render(
    <StrictMode>
      <I18nextProvider i18n={options.i18nInstance}>
        <ChatLauncher liveChat={liveChat} supportEmail={config.supportEmail} />
      </I18nextProvider>
    </StrictMode>,
  );
};
