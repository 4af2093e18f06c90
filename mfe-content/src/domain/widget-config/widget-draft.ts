import {
  READABLE_CONTRAST,
  readWidgetSettings,
  WIDGET_PARAMETER_NAMES,
  widgetColours,
  widgetLanguageOf,
} from '@coinlane/shared-contracts/widget';
import type {
  WidgetColours,
  WidgetParameterName,
  WidgetProblem,
  WidgetSettings,
} from '@coinlane/shared-contracts/widget';
import type { Language } from '@coinlane/shared-contracts/values';

/** Texts of the configurator's fields, by parameter. Fields that were not edited are missing. */
export type WidgetDraft = Readonly<Partial<Record<WidgetParameterName, string>>>;

/**
 * Reads the parameters of an address as text. Keeps invalid values, which the fields show. The default language is
 * that of the configurator's page.
 */
export const readDraft = (search: string, language: Language): WidgetDraft => {
  const params = new URLSearchParams(search);
  const entries = WIDGET_PARAMETER_NAMES.flatMap((name) => {
    const text = params.get(name);
    return text === null ? [] : [[name, text] as const];
  });
  return { ...(language !== 'en' && { lang: widgetLanguageOf(language) }), ...Object.fromEntries(entries) };
};

/** A contrast that is too low, rounded down to one decimal. */
type ContrastWarning = { readonly what: 'accent' | 'text'; readonly ratio: string };

export type WidgetConfig = {
  readonly settings: WidgetSettings;
  readonly problems: readonly WidgetProblem[];
  readonly colours: WidgetColours;
  readonly warnings: readonly ContrastWarning[];
};

const oneDigit = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/**
 * Contrast warnings for custom colours. The site's own colours need none, because the widget chooses a readable
 * text colour.
 */
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

export const toConfig = (draft: WidgetDraft): WidgetConfig => {
  const { settings, problems } = readWidgetSettings(`?${new URLSearchParams(draft).toString()}`);
  const colours = widgetColours(settings);
  return { settings, problems, colours, warnings: warningsOf(draft, colours) };
};
