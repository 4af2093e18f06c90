/** A currency of the site. `ticker` is the value of the widget's parameter, `symbol` the displayed short form. */
export type WidgetCurrency = {
  readonly ticker: string;
  readonly symbol: string;
  readonly name: string;
  readonly network: string | null;
  readonly isFiat: boolean;
};
