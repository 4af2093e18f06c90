import { WIDGET_PARAMETER_NAMES, WIDGET_PARAMETERS } from '@coinlane/shared-contracts/widget';

const HEAD = ['| Parameter | Default | Values | Effect |', '| --- | --- | --- | --- |'];

/** `backgroundColor` has no fixed default: it depends on the theme. */
const BACKGROUND = '`#FFFFFF`, with `darkMode` `#2B2B35`';

const defaultOf = (name: string, printed: string): string => {
  if (name === 'backgroundColor') return BACKGROUND;
  return printed === '' ? '—' : `\`${printed}\``;
};

/** Table of the widget's parameters for docs/widget.md, generated from the code. */
export const widgetTable = (): string =>
  [
    ...HEAD,
    ...WIDGET_PARAMETER_NAMES.map((name) => {
      const { printedDefault, codec, what } = WIDGET_PARAMETERS[name];
      return `| \`${name}\` | ${defaultOf(name, printedDefault)} | ${codec.expected} | ${what} |`;
    }),
  ].join('\n');
