import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the built script for third-party pages. Null if the shell was built without it. */
export const loadWidgetScript = (dist: string): Promise<Buffer | null> =>
  readFile(join(dist, 'blocks-loader/widget.js')).catch(() => null);
