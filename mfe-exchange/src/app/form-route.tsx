import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { ComponentType } from 'react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useLocation } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { urlStateModel } from '../model/url-state';
import { ExchangeFormScreen } from '../screens/exchange-form';
import { formHead } from './page-head';

/** Tells the model where the page is. Apart, so that the screen is not drawn anew with every change of the query. */
const LocationListener = () => {
  const { pathname, search, hash } = useLocation();
  const changed = useUnit(urlStateModel.locationChanged);
  useEffect(() => {
    changed({ pathname, search, hash });
  }, [changed, pathname, search, hash]);
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

/** `/` and `/exchange`. */
export const FormRoute = ({ Details }: { readonly Details: ComponentType }) => (
  <>
    <LocationListener />
    <FormHead />
    <ExchangeFormScreen Details={Details} />
  </>
);
