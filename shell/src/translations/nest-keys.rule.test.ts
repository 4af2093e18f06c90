import { nestKeys } from './nest-keys.rule';

describe('nestKeys (api contract §5 "GET /data/i18n")', () => {
  it.each([
    {
      rule: 'a key becomes a tree in its name space',
      flat: { 'exchange:form.send': 'Send' },
      spaces: { exchange: { form: { send: 'Send' } } },
    },
    {
      rule: 'several name spaces',
      flat: { 'a:x': '1', 'b:y': '2' },
      spaces: { a: { x: '1' }, b: { y: '2' } },
    },
    {
      rule: 'branches are shared',
      flat: { 'a:x.y': '1', 'a:x.z': '2' },
      spaces: { a: { x: { y: '1', z: '2' } } },
    },
    { rule: 'a key without a name space is nothing', flat: { lonely: '1' }, spaces: {} },
    {
      rule: 'a key that would reach a prototype is nothing',
      flat: { 'a:__proto__.x': '1', '__proto__:x': '1' },
      spaces: { a: {} },
    },
  ])('$rule', ({ flat, spaces }) => {
    expect(nestKeys(flat)).toEqual(spaces);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});
