import type { ComponentType } from 'react';

import { LinkProvider } from '@coinlane/shared-ui/components';
import type { LinkProps } from '@coinlane/shared-ui/components';
import { Link, RemoteRouter, Route, Routes } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { Background } from './background';
import { CheckoutPart } from '../form/app/checkout-part';
import { FormOrderHost } from '../form/app/form-order-host';
import { FormRoute } from '../form/app/form-route';
import { HistoryRoute } from '../order/app/history-route';
import { owns } from './routes';
import { PageClock } from '../page/app/page-clock';

/** Parts that the browser loads separately and the server renders at once. */
export type Parts = {
  readonly Extras: ComponentType;
  readonly Details: ComponentType;
  readonly TransactionStatus: ComponentType;
  readonly FiatDialog: ComponentType;
  readonly History: ComponentType;
  /** The static sections below the form. */
  readonly Home: ComponentType;
};

const RouterLink = ({ href, ...rest }: LinkProps) =>
  href.startsWith('/') ? <Link {...rest} to={href} /> : <a {...rest} href={href} />;

/** Creates the remote's React root: its routes over the shell's history. */
export const createRemoteRoot = ({
  Extras,
  Details,
  TransactionStatus,
  FiatDialog,
  History,
  Home,
}: Parts): ComponentType => {
  const form = (
    <>
      <FormRoute Extras={Extras} Details={Details} />
      <Home />
    </>
  );
  const status = (
    <>
      <PageClock />
      <TransactionStatus />
    </>
  );
  const history = (
    <>
      <PageClock />
      <HistoryRoute History={History} />
    </>
  );
  const RemoteRoot = () => {
    const { navigation } = useRemoteProps();
    return (
      <RemoteRouter navigation={navigation} owns={owns}>
        <LinkProvider component={RouterLink}>
          <FormOrderHost>
            <Routes>
              <Route path="/" element={form} />
              <Route path="/exchange" element={form} />
              <Route path="/exchange/history" element={history} />
              <Route path="/exchange/txs/:transactionId" element={status} />
              <Route path="/tg-app/txs/:transactionId" element={status} />
            </Routes>
          </FormOrderHost>
          <Background />
          <CheckoutPart FiatDialog={FiatDialog} />
        </LinkProvider>
      </RemoteRouter>
    );
  };
  return RemoteRoot;
};
