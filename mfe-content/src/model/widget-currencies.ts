import { createEffect } from 'effector';

import type { WidgetCurrency } from '../domain/widget-config';

/** Port: fetches the currencies that the configurator suggests. */
export const fetchWidgetCurrenciesFx = createEffect<undefined, readonly WidgetCurrency[]>();
