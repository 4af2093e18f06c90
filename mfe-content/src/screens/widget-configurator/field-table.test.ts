import { WIDGET_PARAMETER_NAMES } from '@coinlane/shared-contracts/widget';

import { FIELD_GROUPS } from './field-table';

describe('the configurator’s fields', () => {
  it('are all parameters of the table, each once; the switch between widget and button is one more', () => {
    const widget = FIELD_GROUPS.flatMap(({ fields }) => fields.map((name): string => name));
    const all = [...widget, 'buttonLabel', 'configuratorType'];
    expect(new Set(all).size).toBe(all.length);
    expect(all.sort()).toEqual([...WIDGET_PARAMETER_NAMES].sort());
  });
});
