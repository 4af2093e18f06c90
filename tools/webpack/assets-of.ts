import type { ChunkGroup, Compilation } from 'webpack';

/** Groups that a group's code asks to be fetched along with it (`webpackPreload`). */
const preloadedBy = ({ moduleGraph, chunkGraph }: Compilation, group: ChunkGroup): readonly ChunkGroup[] =>
  group.getChildrenByOrders(moduleGraph, chunkGraph)['preload'] ?? [];

/** The files of one chunk group and of what it preloads, by ending, in load order; source maps left out. */
export const assetsOf = (compilation: Compilation, name: string): { scripts: string[]; styles: string[] } => {
  const group = compilation.namedChunkGroups.get(name);
  const groups = group === undefined ? [] : [group, ...preloadedBy(compilation, group)];
  const files = [...new Set(groups.flatMap((each) => each.getFiles()))];
  return {
    scripts: files.filter((file) => file.endsWith('.js')).map((file) => `browser/${file}`),
    styles: files.filter((file) => file.endsWith('.css')).map((file) => `browser/${file}`),
  };
};

/** The scripts and styles among a build's assets that are not its first ones, by path in `dist`, in a stable order. */
export const lazyFilesOf = (assets: readonly string[], first: readonly string[]): readonly string[] =>
  assets
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `browser/${name}`)
    .filter((path) => !first.includes(path))
    .toSorted();
