import type { Compilation } from 'webpack';

/** The files of one chunk group by ending, in load order; source maps and hot updates left out. */
export const assetsOf = (
  compilation: Compilation,
  group: string,
): { scripts: string[]; styles: string[] } => {
  const files = compilation.namedChunkGroups.get(group)?.getFiles() ?? [];
  return {
    scripts: files.filter((file) => file.endsWith('.js')).map((file) => `browser/${file}`),
    styles: files.filter((file) => file.endsWith('.css')).map((file) => `browser/${file}`),
  };
};
