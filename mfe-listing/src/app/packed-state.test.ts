import { packState, unpackState } from './packed-state';

const row = (name: string) => ({ name, link: { _tag: 'Page', path: `/${name}` }, isFiat: false, icon: null });

describe('the state in the HTML of a page', () => {
  it('has the names of the fields of similar rows once', () => {
    expect(packState({ rows: [row('a'), row('b')] })).toEqual({
      rows: {
        '#rows': 2,
        name: ['a', 'b'],
        link: { '#rows': 2, _tag: ['Page', 'Page'], path: ['/a', '/b'] },
        isFiat: [false, false],
        icon: [null, null],
      },
    });
  });

  it.each([
    { what: 'values that are not a list', state: { a: 1, b: 'text', c: null, d: true } },
    { what: 'an empty list', state: { rows: [] } },
    { what: 'one row', state: { rows: [row('a')] } },
    { what: 'similar rows', state: { rows: [row('a'), row('b'), row('c')] } },
    { what: 'rows with another field', state: { rows: [row('a'), { ...row('b'), price: 1 }] } },
    { what: 'a field that is an object in one row only', state: { rows: [{ a: { b: 1 } }, { a: null }] } },
    { what: 'a list among rows', state: [row('a'), [row('b'), row('c')], row('d')] },
    { what: 'texts and numbers', state: { digits: [1, 2, 3], names: ['a', 'b'] } },
    {
      what: 'lists in rows',
      state: {
        groups: [
          { letter: 'A', rows: [row('a'), row('b')] },
          { letter: 'B', rows: [row('c')] },
        ],
      },
    },
    { what: 'empty objects', state: { rows: [{}, {}] } },
    { what: 'nothing', state: null },
  ])('is read back without a change: $what', ({ state }) => {
    const sent: unknown = JSON.parse(JSON.stringify(packState(state)));
    expect(unpackState(sent)).toEqual(state);
  });

  it('leaves out fields without a value, like JSON', () => {
    const sent: unknown = JSON.parse(JSON.stringify(packState([{ a: 1, b: undefined }, { a: 2 }])));
    expect(unpackState(sent)).toEqual([{ a: 1 }, { a: 2 }]);
  });
});
