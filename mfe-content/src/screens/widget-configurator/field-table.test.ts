import { WIDGET_PARAMETER_NAMES } from '@coinlane/shared-contracts/widget';

import { FIELD_GROUPS } from './field-table';

describe('the configurator’s fields', () => {
  it('list every parameter of the table once; the switch between widget and button is separate', () => {
    const widget = FIELD_GROUPS.flatMap(({ fields }) => fields.map((name): string => name));
    const all = [...widget, 'buttonLabel', 'configuratorType'];
    expect(new Set(all).size).toBe(all.length);
    expect(all.sort()).toEqual([...WIDGET_PARAMETER_NAMES].sort());
  });
});
