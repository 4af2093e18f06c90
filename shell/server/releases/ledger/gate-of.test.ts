import { gateOf } from './gate-of.ts';

describe('gateOf', () => {
  it.each([true, false])(
    'cannot be skipped for a shell that was built without its facts (force: %s)',
    (force) => {
      expect(gateOf({ shellFacts: null, environment: 'production' }, force)).toEqual({
        _tag: 'Left',
        left: { _tag: 'ShellUnknown', env: 'production' },
      });
    },
  );
});
