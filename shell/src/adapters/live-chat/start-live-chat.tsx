import { StrictMode } from 'react';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';

import { CHAT_PLACE } from '../../chrome/places';
import { createClientRoot } from '../../create-client-root';
import type { AdapterOptions } from '../adapter-options';
import { ChatCorner } from './chat-corner';
import { createLiveChat } from './create-live-chat';

/** Prepares the live chat in its place on the page, if it is configured. */
export const startLiveChat = (options: AdapterOptions): void => {
  const { config } = options.data;
  const place = document.getElementById(CHAT_PLACE);
  if (place === null || config.liveChatUrl === undefined || config.liveChatUrl === '') return;
  const liveChat = createLiveChat(options, config.liveChatUrl);
  createClientRoot(place, 'live-chat').render(
    <StrictMode>
      <I18nextProvider i18n={options.i18nInstance}>
        <ChatCorner liveChat={liveChat} supportEmail={config.supportEmail} />
      </I18nextProvider>
    </StrictMode>,
  );
};
