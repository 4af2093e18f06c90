import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';

import type { Refuse } from './source-problem.ts';

type YamlSource = {
  readonly text: string;
  /** Number of lines before the text in the file. */
  readonly linesBefore: number;
  readonly refuse: Refuse;
};

type Path = readonly (string | number)[];

/** The parts of an intersection are numbered like list rows, but are not a position in the file. */
const isPart = (context: t.Context, index: number): boolean =>
  context[index - 1]?.type instanceof t.IntersectionType;

const pathOf = ({ context }: t.ValidationError): Path =>
  context
    .filter(({ key }, index) => key !== '' && !isPart(context, index))
    .map(({ key }) => (/^\d+$/.test(key) ? Number(key) : key));

/** Offset of a value, or of its parent if the value is missing. */
const offsetOf = (document: Document, path: Path): number => {
  const node: unknown = document.getIn([...path], true);
  if (isNode(node) && node.range != null) return node.range[0];
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
};

const problemOf = (error: t.ValidationError): string => {
  const name = pathOf(error).join('.');
  const expected = error.context.at(-1)?.type.name ?? 'something else';
  return `${name === '' ? 'the value' : name} must be ${expected}`;
};

/** Decodes YAML. Refuses with the line of the problem. */
export const readYaml = <A>(codec: t.Decoder<unknown, A>, { text, linesBefore, refuse }: YamlSource): A => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + linesBefore;
  const [broken] = document.errors;
  if (broken !== undefined) return refuse(lineAt(broken.pos[0]), broken.message);
  const decoded = codec.decode(document.toJS());
  if (E.isRight(decoded)) return decoded.right;
  const [first] = decoded.left;
  if (first === undefined) return refuse(1, 'does not fit');
  return refuse(lineAt(offsetOf(document, pathOf(first))), problemOf(first));
};
