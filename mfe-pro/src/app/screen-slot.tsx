import { Provider } from 'effector-react';
import { Activity, useMemo } from 'react';

import { Skeleton } from '@coinlane/shared-ui/components';
import { FailureAlert } from '@coinlane/shared-ui/failure';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { accountHttp } from '../api/account';
import type { ScreenProps } from '../screens/area';
import type { ScreenPart } from './screen-part';
import type { LoadScreenPart } from './screen-parts';
import { useScreenPart } from './use-screen-part';

/** Placeholder while the code or the account is loading. */
export const LoadingScreen = () => {
  const { t } = useTranslation('pro');
  return <Skeleton shape="card" count={2} label={t('loading')} />;
};

/** A screen in its own scope. Its data is loaded again when it is opened again. */
const Opened = ({ part, screen }: { readonly part: ScreenPart; readonly screen: ScreenProps }) => {
  const props = useRemoteProps();
  const scope = useMemo(() => part.createScope({ ...props, http: accountHttp(props.http) }), [part, props]);
  return (
    <Provider value={scope}>
      <part.Screen {...screen} />
    </Provider>
  );
};

type Props = ScreenProps & {
  readonly load: LoadScreenPart;
  /** Hides the screen and stops its requests. The input is kept until the screen is shown again. */
  readonly isHidden: boolean;
};

const Fetched = ({ load, ...screen }: Omit<Props, 'isHidden'>) => {
  const { fetched, retry } = useScreenPart(load);
  switch (fetched._tag) {
    case 'Loading':
      return <LoadingScreen />;
    case 'Missing':
      return (
        <FailureAlert ns="pro" failure={{ _tag: 'Offline' }} isRetrying={fetched.isPending} onRetry={retry} />
      );
    case 'Here':
      return <Opened key={screen.id} part={fetched.part} screen={screen} />;
  }
};

/** Screen of the page, once its code is loaded. */
export const ScreenSlot = ({ isHidden, ...props }: Props) => (
  <Activity mode={isHidden ? 'hidden' : 'visible'}>
    <Fetched {...props} />
  </Activity>
);
