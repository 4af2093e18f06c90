import type { ComponentType } from 'react';

import { LinkProvider } from '@coinlane/shared-ui/components';
import { RemoteRouter, Route, Routes } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { Background } from '../../app/background';
import { CheckoutPart } from '../../form/app/checkout-part';
import { FormOrderHost } from '../../form/app/form-order-host';
import { LocationListener } from '../../form/app/form-route';
import { PageClock } from '../../page/app/page-clock';
import { ServedFirst } from '../../page/app/served-first';
import { owns } from '../../app/routes';
import { WidgetFormScreen, WidgetFrame } from '../screens/widget-form';
import { HostNotifier } from './host-notifier';
import type { WidgetHost } from './widget-host';
import { WidgetLink } from './widget-link';

/** Parts that the browser loads separately. */
export type WidgetParts = {
  readonly Details: ComponentType;
  readonly TransactionStatus: ComponentType;
  readonly FiatDialog: ComponentType;
  /** Null on the server. */
  readonly host: WidgetHost | null;
  /** Loads the frame's page in another language. */
  readonly onLanguage: (code: string) => void;
};

/**
 * Creates the widget's React root: the models of the exchange with the screens of the widget, over an in-memory
 * history.
 */
export const createWidgetRoot = ({
  Details,
  TransactionStatus,
  FiatDialog,
  host,
  onLanguage,
}: WidgetParts): ComponentType => {
  const form = (
    <WidgetFrame onLanguage={onLanguage}>
      <LocationListener isHashHeld={false} />
      <WidgetFormScreen
        details={
          <ServedFirst>
            <Details />
          </ServedFirst>
        }
      />
    </WidgetFrame>
  );
  const status = (
    <WidgetFrame>
      <TransactionStatus />
    </WidgetFrame>
  );
  const statusChanged = (transactionId: string, status: string): void =>
    host?.send({ type: 'status', transactionId, status });
  const WidgetRoot = () => {
    const { navigation } = useRemoteProps();
    return (
      <RemoteRouter navigation={navigation} owns={owns}>
        <LinkProvider component={WidgetLink}>
          <FormOrderHost statusChanged={statusChanged}>
            <Routes>
              <Route path="/exchange" element={form} />
              <Route path="/exchange/txs/:transactionId" element={status} />
            </Routes>
          </FormOrderHost>
          <PageClock />
          <Background />
          <CheckoutPart FiatDialog={FiatDialog} />
          {host !== null && <HostNotifier host={host} />}
        </LinkProvider>
      </RemoteRouter>
    );
  };
  return WidgetRoot;
};
