import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

import { ROOT } from './paths.ts';

const MARK_LENGTH = 6;

/**
 * The name of a class in the page: its style sheet, a mark and its own name. One mark for a whole sheet of a release:
 * two versions of a remote may be on one page during a live swap, and a mark for each class is what no compression can
 * make small.
 */
export const classNamer =
  (release: string) =>
  (context: { readonly resourcePath: string }, _: string, localName: string): string => {
    const sheet = basename(context.resourcePath).replace(/(?:\.module)?\.css$/, '');
    const mark = createHash('sha256')
      .update(`${release}\n${relative(ROOT, context.resourcePath)}`)
      .digest('base64url')
      .slice(0, MARK_LENGTH);
    return `${sheet}_${mark}_${localName}`;
  };
