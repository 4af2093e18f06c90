import type { ChunkGroup, Compilation } from 'webpack';

/** Groups that a group's code asks to be fetched along with it (`webpackPreload`). */
const preloadedBy = ({ moduleGraph, chunkGraph }: Compilation, group: ChunkGroup): readonly ChunkGroup[] =>
  group.getChildrenByOrders(moduleGraph, chunkGraph)['preload'] ?? [];

/** Files of a chunk group and its preloads, by extension, in load order. Without source maps. */
export const assetsOf = (compilation: Compilation, name: string): { scripts: string[]; styles: string[] } => {
  const group = compilation.namedChunkGroups.get(name);
  const groups = group === undefined ? [] : [group, ...preloadedBy(compilation, group)];
  const files = [...new Set(groups.flatMap((each) => each.getFiles()))];
  return {
    scripts: files.filter((file) => file.endsWith('.js')).map((file) => `browser/${file}`),
    styles: files.filter((file) => file.endsWith('.css')).map((file) => `browser/${file}`),
  };
};

/** Lazy scripts and styles of a build, by path in `dist`, in a stable order. */
export const lazyFilesOf = (assets: readonly string[], first: readonly string[]): readonly string[] =>
  assets
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `browser/${name}`)
    .filter((path) => !first.includes(path))
    .toSorted();
