import * as t from 'io-ts';

import { describeCodec } from './describe-codec.ts';

const created = t.readonly(t.type({ transactionId: t.string, fromTicker: t.string }), 'Created');
const Even = t.refinement(t.number, (value) => value % 2 === 0, 'Even');
const Upper = new t.Type<string>('Upper', t.string.is, t.string.validate, t.identity);
type Tree = { readonly children: readonly Tree[] };
const Tree: t.Type<Tree> = t.recursion('Tree', () => t.type({ children: t.readonlyArray(Tree) }));

describe('the description of a codec', () => {
  it.each([
    {
      what: 'another order of fields',
      other: t.readonly(t.type({ fromTicker: t.string, transactionId: t.string }), 'Created'),
    },
    {
      what: 'another codec name',
      other: t.readonly(t.type({ transactionId: t.string, fromTicker: t.string }, 'Fields'), 'Made'),
    },
    {
      what: 'a local that was renamed',
      other: (() => {
        const word = t.string;
        return t.type({ transactionId: word, fromTicker: word });
      })(),
    },
    {
      what: 'exact instead of readonly',
      other: t.exact(t.type({ transactionId: t.string, fromTicker: t.string })),
    },
  ])('does not change with $what', ({ other }) => {
    expect(describeCodec(other)).toBe(describeCodec(created));
  });

  it.each([
    {
      what: 'an additional field',
      other: t.type({ transactionId: t.string, fromTicker: t.string, at: t.number }),
    },
    { what: 'a missing field', other: t.type({ transactionId: t.string }) },
    { what: 'another field name', other: t.type({ id: t.string, fromTicker: t.string }) },
    { what: 'another field type', other: t.type({ transactionId: t.number, fromTicker: t.string }) },
    {
      what: 'an optional field',
      other: t.partial({ transactionId: t.string, fromTicker: t.string }),
    },
    { what: 'a refinement of a field', other: t.type({ transactionId: Upper, fromTicker: t.string }) },
  ])('changes with $what', ({ other }) => {
    expect(describeCodec(other)).not.toBe(describeCodec(created));
  });

  it.each([
    { codec: t.literal('up'), text: 'literal("up")' },
    { codec: t.keyof({ up: null, down: null }), text: 'keyof(["down","up"])' },
    { codec: t.union([t.string, t.null]), text: 'union("null","string")' },
    {
      codec: t.intersection([t.type({ a: t.string }), t.partial({ b: t.number })]),
      text: 'all(partial{"b":"number"},{"a":"string"})',
    },
    { codec: t.tuple([t.string, t.number]), text: 'tuple("string","number")' },
    { codec: t.array(t.boolean), text: 'list("boolean")' },
    { codec: t.readonlyArray(t.boolean), text: 'list("boolean")' },
    { codec: t.record(t.string, t.number), text: 'record("string","number")' },
    { codec: Even, text: 'refined("number","Even")' },
    { codec: Upper, text: '"Upper"' },
    { codec: Tree, text: 'recursive({"children":list(again(3))})' },
  ])('of $codec.name is $text', ({ codec, text }) => {
    expect(describeCodec(codec)).toBe(text);
  });
});
