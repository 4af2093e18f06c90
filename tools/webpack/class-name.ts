import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';

import { ROOT } from './paths.ts';

/** 24 bits tell apart the sheets with the same initials. Each character costs a byte per sheet in styles and scripts. */
const MARK_LENGTH = 4;

/** First letters of a sheet's name: `calculator-card` is `cc`. */
const initialsOf = (sheet: string): string => sheet.replace(/([a-z])[^-]*-?/g, '$1');

/**
 * Class names: initials of the style sheet, hash and own name. One hash for a whole sheet of a release: two versions of a
 * remote may be on one page during a live swap, and a hash per class would not compress.
 */
export const classNamer =
  (release: string) =>
  (context: { readonly resourcePath: string }, _: string, localName: string): string => {
    const sheet = basename(context.resourcePath).replace(/(?:\.module)?\.css$/, '');
    const mark = createHash('sha256')
      .update(`${release}\n${relative(ROOT, context.resourcePath)}`)
      .digest('base64url')
      .slice(0, MARK_LENGTH);
    return `${initialsOf(sheet)}_${mark}_${localName}`;
  };
