import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { LinkProvider } from '@coinlane/shared-ui/components';
import { RemoteRouter } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { listingModel } from '../model/listing';
import type { CoinPagesProps } from './coin-pages';
import { CurrentPage } from './current-page';
import { BotContext, owns, SiteLink } from './site-link';

/** Creates the remote's root component, based on the shell's history. */
export const createRemoteRoot = (CoinPages: ComponentType<CoinPagesProps>) => () => {
  const { navigation } = useRemoteProps();
  const isBot = useUnit(listingModel.$isBot);
  return (
    <RemoteRouter navigation={navigation} owns={owns}>
      <BotContext value={isBot}>
        <LinkProvider component={SiteLink}>
          <CurrentPage CoinPages={CoinPages} />
        </LinkProvider>
      </BotContext>
    </RemoteRouter>
  );
};
