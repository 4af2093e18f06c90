import { useUnit } from 'effector-react';
import { memo, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { urlStateModel } from '../model/url-state';
import { ExchangeFormScreen } from '../screens/exchange-form';
import { PageClock } from './page-clock';
import { formHead } from './page-head';
import { useHoldReload } from './use-hold-reload';

type ListenerProps = { readonly isHashHeld: boolean };

/** Reports the page's address to the model. Apart, so that the screen is not drawn again with every change of the query. */
export const LocationListener = ({ isHashHeld }: ListenerProps) => {
  const { pathname, search, hash } = useLocation();
  const changed = useUnit(urlStateModel.locationChanged);
  // a layout effect: before the fields report what was typed into the server's page
  useLayoutEffect(() => {
    changed({ pathname, search, hash, isHashHeld });
  }, [changed, pathname, search, hash, isHashHeld]);
  return null;
};

/** Says when the part it stands in has come to life. */
const Alive = ({ onAlive }: { readonly onAlive: () => void }) => {
  useEffect(onAlive, [onAlive]);
  return null;
};

const FormHead = () => {
  const { setHead } = useRemoteProps();
  const { t } = useTranslation('exchange');
  useEffect(() => {
    setHead(formHead(t));
  }, [setHead, t]);
  return null;
};

type FormRouteProps = { readonly Extras: ComponentType; readonly Details: ComponentType };

type WholeFormProps = FormRouteProps & { readonly onAlive: () => void };

/**
 * The form with its parts. Drawn anew by nothing: React throws away what the server drew of a part whose code is still on
 * its way when what is around it changes, and with it what was opened and typed there.
 */
const WholeForm = memo(({ Extras, Details, onAlive }: WholeFormProps) => (
  <ExchangeFormScreen
    extras={
      <>
        <Extras />
        <Alive onAlive={onAlive} />
      </>
    }
    details={
      <>
        <Details />
        <Alive onAlive={onAlive} />
      </>
    }
  />
));
WholeForm.displayName = 'WholeForm';

/** The parts that are taken over apart. */
const PARTS = 2;

/**
 * `/` and `/exchange`. The server does not receive the hash. Its page hydrates with the pair it was rendered for, and the
 * hash is read when all parts are hydrated; until then the address is not replaced, and early edits outweigh the hash.
 * The shell's first script usually moves the hash into the query before that.
 */
export const FormRoute = ({ Extras, Details }: FormRouteProps) => {
  const { fragment } = useRemoteProps();
  useHoldReload();
  const [alive, setAlive] = useState(0);
  const noteAlive = useCallback(() => setAlive((parts) => parts + 1), []);
  const isWhole = alive >= PARTS || fragment === undefined;
  return (
    <>
      <PageClock isRunning={isWhole} />
      <LocationListener isHashHeld={!isWhole} />
      <FormHead />
      <WholeForm Extras={Extras} Details={Details} onAlive={noteAlive} />
    </>
  );
};
