/** A currency that the site exchanges. `ticker` is the widget's parameter, `symbol` the short form on the page. */
export type WidgetCurrency = {
  readonly ticker: string;
  readonly symbol: string;
  readonly name: string;
  readonly network: string | null;
  readonly isFiat: boolean;
};
