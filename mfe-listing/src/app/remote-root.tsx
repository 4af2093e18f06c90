import { useUnit } from 'effector-react';

import { LinkProvider } from '@coinlane/shared-ui/components';
import { RemoteRouter } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { listingModel } from '../model/listing';
import { CurrentPage } from './current-page';
import { BotContext, owns, SiteLink } from './site-link';

/** The remote's root component. It uses the shell's history. */
export const RemoteRoot = () => {
  const { navigation } = useRemoteProps();
  const isBot = useUnit(listingModel.$isBot);
  return (
    <RemoteRouter navigation={navigation} owns={owns}>
      <BotContext value={isBot}>
        <LinkProvider component={SiteLink}>
          <CurrentPage />
        </LinkProvider>
      </BotContext>
    </RemoteRouter>
  );
};
