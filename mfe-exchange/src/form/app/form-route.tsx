import { useUnit } from 'effector-react';
import { memo, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useIsBrowser } from '@coinlane/shared-ui/is-browser';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { fiatModeModel } from '../model/fiat-mode';
import { urlStateModel } from '../model/url-state';
import { ExchangeFormScreen } from '../screens/exchange-form';
import { PageClock } from '../../page/app/page-clock';
import { ServedFirst } from '../../page/app/served-first';
import { formHead } from './form-head';
import { RecentExchanges } from './recent-exchanges';
import { useHoldReload } from './use-hold-reload';

type ListenerProps = {
  readonly isHashHeld: boolean;
  /** Called when the model has received the address. */
  readonly onPlaced?: () => void;
};

/**
 * Reports the page's address to the model. A separate component, so that a change of the query does not render the
 * screen again.
 */
export const LocationListener = ({ isHashHeld, onPlaced }: ListenerProps) => {
  const { pathname, search, hash } = useLocation();
  const changed = useUnit(urlStateModel.locationChanged);
  // a layout effect, because it must run before the fields report text typed before hydration
  useLayoutEffect(() => {
    changed({ pathname, search, hash, isHashHeld });
    onPlaced?.();
  }, [changed, pathname, search, hash, isHashHeld, onPlaced]);
  return null;
};

/** Reports that the part around it is hydrated. */
const Alive = ({ onAlive }: { readonly onAlive: () => void }) => {
  useEffect(onAlive, [onAlive]);
  return null;
};

const FormHead = () => {
  const { setHead } = useRemoteProps();
  const { t } = useTranslation('exchange');
  const kind = useUnit(fiatModeModel.$kind);
  useEffect(() => {
    setHead(formHead(t, kind));
  }, [setHead, t, kind]);
  return null;
};

type FormRouteProps = { readonly Extras: ComponentType; readonly Details: ComponentType };

type WholeFormProps = FormRouteProps & { readonly onAlive: () => void };

/**
 * The form with its parts. Memoized, because another render would discard the server's HTML of a part whose chunk
 * is still loading, together with the user's input in it.
 */
const WholeForm = memo(({ Extras, Details, onAlive }: WholeFormProps) => (
  <ExchangeFormScreen
    extras={
      <>
        <ServedFirst>
          <Extras />
        </ServedFirst>
        <Alive onAlive={onAlive} />
      </>
    }
    details={
      <>
        <ServedFirst>
          <Details />
        </ServedFirst>
        <Alive onAlive={onAlive} />
      </>
    }
    recent={<RecentExchanges />}
  />
));
WholeForm.displayName = 'WholeForm';

/** Number of parts that hydrate separately. */
const PARTS = 2;

/**
 * `/` and `/exchange`. The server does not receive the hash, so its page hydrates with the pair that it was
 * rendered for. The hash is read when all parts are hydrated. Until then the address is not replaced, and edits
 * take precedence over the hash. Before that, the shell's first script usually moves the hash into the query.
 */
export const FormRoute = ({ Extras, Details }: FormRouteProps) => {
  const { fragment } = useRemoteProps();
  useHoldReload();
  const [alive, setAlive] = useState(0);
  const noteAlive = useCallback(() => setAlive((parts) => parts + 1), []);
  // without server-rendered HTML, the form first renders with its address, because another kind of exchange has
  // another layout
  const [isPlaced, setIsPlaced] = useState(!useIsBrowser());
  const notePlaced = useCallback(() => setIsPlaced(true), []);
  const isWhole = alive >= PARTS || fragment === undefined;
  return (
    <>
      <PageClock isRunning={isWhole} />
      <LocationListener isHashHeld={!isWhole} onPlaced={notePlaced} />
      <FormHead />
      {isPlaced && <WholeForm Extras={Extras} Details={Details} onAlive={noteAlive} />}
    </>
  );
};
