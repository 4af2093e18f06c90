import { Skeleton } from '@coinlane/shared-ui/components';

import { widgetDetails } from '../screens/widget-form';
import { onDemand } from '../../page/app/on-demand';

const Waiting = () => <Skeleton shape="card" count={2} />;

/** An order in a widget, in the chunk of the order page. */
export const widgetStatus = onDemand(async () => {
  const { WidgetStatusPart } = await import(
    /* webpackChunkName: "transaction-status" */ './widget-status-part'
  );
  return WidgetStatusPart;
}, Waiting);

/** Lower half of the form in a widget. */
export const details = onDemand(async () => {
  const { DetailsPanel } = await import(
    /* webpackChunkName: "exchange-details" */ '../../form/screens/exchange-details'
  );
  return widgetDetails(DetailsPanel);
});
