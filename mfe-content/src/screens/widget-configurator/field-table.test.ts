import { WIDGET_PARAMETER_NAMES } from '@coinlane/shared-contracts/widget';

import { BUTTON_FIELDS, FIELD_GROUPS } from './field-table';

describe('the configurator’s fields', () => {
  it('are all parameters of the table, each once; the switch between widget and button is one more', () => {
    const widget = FIELD_GROUPS.flatMap(({ fields }) => fields.map(({ name }): string => name));
    const all = [...widget, 'buttonLabel', 'configuratorType'];
    expect(new Set(all).size).toBe(all.length);
    expect(all.sort()).toEqual([...WIDGET_PARAMETER_NAMES].sort());
  });

  it('of a button are asked for in the same way as a widget’s', () => {
    const widget = FIELD_GROUPS.flatMap(({ fields }) => fields.map(({ name, kind }) => `${name} ${kind}`));
    const button = BUTTON_FIELDS.map(({ name, kind }) => `${name} ${kind}`);
    expect(button.filter((field) => !widget.includes(field))).toEqual(['buttonLabel text']);
  });
});
