/** @jest-environment jest-fixed-jsdom */
import * as components from '.';

describe('@coinlane/shared-ui/components', () => {
  it('offers these names', () => {
    expect(Object.keys(components).sort()).toMatchInlineSnapshot(`
      [
        "AddressText",
        "Alert",
        "AmountField",
        "Badge",
        "Breadcrumbs",
        "Button",
        "ButtonLink",
        "Card",
        "Checkbox",
        "CopyButton",
        "CountdownRing",
        "CurrencyButton",
        "CurrencyIcon",
        "Dialog",
        "Disclosure",
        "EmptyState",
        "Hint",
        "IconButton",
        "LinkProvider",
        "LiveRegion",
        "Menu",
        "Pagination",
        "ProgressBar",
        "RadioGroup",
        "SelectField",
        "Skeleton",
        "SkipLink",
        "Spinner",
        "Table",
        "TableBody",
        "TableCell",
        "TableHead",
        "TableHeaderCell",
        "TableRow",
        "TextArea",
        "TextField",
        "TextLink",
        "Timeline",
        "VisuallyHidden",
        "announce",
        "buttonClassName",
        "classNames",
        "copyText",
        "groupAddress",
        "shortenMiddle",
        "useKeptFocus",
        "useLinkComponent",
      ]
    `);
  });
});
