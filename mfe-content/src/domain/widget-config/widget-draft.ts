import {
  READABLE_CONTRAST,
  readWidgetSettings,
  WIDGET_PARAMETER_NAMES,
  widgetColours,
} from '@coinlane/shared-contracts/widget';
import type {
  WidgetColours,
  WidgetParameterName,
  WidgetProblem,
  WidgetSettings,
} from '@coinlane/shared-contracts/widget';

/** What stands in the configurator's fields, by parameter; a field nobody touched is not in it. */
export type WidgetDraft = Readonly<Partial<Record<WidgetParameterName, string>>>;

/** What an address says of the parameters, as text: also what is wrong stands in its field. */
export const readDraft = (search: string): WidgetDraft => {
  const params = new URLSearchParams(search);
  const entries = WIDGET_PARAMETER_NAMES.flatMap((name) => {
    const text = params.get(name);
    return text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries(entries);
};

/** A contrast that is too low, with its number rounded down to one digit. */
export type ContrastWarning = { readonly what: 'accent' | 'text'; readonly ratio: string };

export type WidgetConfig = {
  readonly settings: WidgetSettings;
  readonly problems: readonly WidgetProblem[];
  readonly colours: WidgetColours;
  readonly warnings: readonly ContrastWarning[];
};

const oneDigit = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Nobody is warned of the site's own colours before choosing any: the widget draws its text so that it can be read. */
const warningsOf = (
  { color, backgroundColor }: WidgetDraft,
  { accentContrast, textContrast }: WidgetColours,
): readonly ContrastWarning[] => {
  if (color === undefined && backgroundColor === undefined) return [];
  const found = [
    { what: 'accent', ratio: accentContrast },
    { what: 'text', ratio: textContrast },
  ] as const;
  return found
    .filter(({ ratio }) => ratio < READABLE_CONTRAST)
    .map(({ what, ratio }) => ({ what, ratio: oneDigit(ratio) }));
};

/** What the fields come to. */
export const toConfig = (draft: WidgetDraft): WidgetConfig => {
  const { settings, problems } = readWidgetSettings(`?${new URLSearchParams(draft).toString()}`);
  const colours = widgetColours(settings);
  return { settings, problems, colours, warnings: warningsOf(draft, colours) };
};
