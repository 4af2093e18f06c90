import type { InstrumenterOptions } from '@stryker-mutator/instrumenter';

type Ignorer = InstrumenterOptions['ignorers'][number];

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** No mutants inside `new …Error(…)`, because no code depends on the text of the message. */
const errorMessages: Ignorer = {
  shouldIgnore: (path) => {
    const node = property(path, 'node');
    const callee = property(property(node, 'callee'), 'name');
    return property(node, 'type') === 'NewExpression' &&
      typeof callee === 'string' &&
      callee.endsWith('Error')
      ? 'message of an error'
      : undefined;
  },
};

/** No mutants of the name of a codec, as in `t.type({…}, 'Row')`, because it appears only in logs. */
const codecNames: Ignorer = {
  shouldIgnore: (path) => {
    const call = property(path, 'parent');
    const isOfIoTs = property(property(property(call, 'callee'), 'object'), 'name') === 't';
    return isOfIoTs && property(path, 'listKey') === 'arguments' && property(path, 'key') !== 0
      ? 'name of a codec'
      : undefined;
  },
};

/** Rules for code whose mutants need no test. */
export const IGNORERS: readonly Ignorer[] = [errorMessages, codecNames];
