import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The built script for pages of other sites; null where a shell was built without. */
export const loadWidgetScript = (dist: string): Promise<Buffer | null> =>
  readFile(join(dist, 'blocks-loader/widget.js')).catch(() => null);
