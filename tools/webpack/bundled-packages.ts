import type { Compilation, Module } from 'webpack';

const INNERMOST = /^.*[\\/]node_modules[\\/]/;
/** Entry points of the one workspace package of which a part is shared and a part is bundled. */
const FACADE = /(?:^|[\\/])shared-ui[\\/](?:src|dist)[\\/](navigation|i18n)[\\/]/;

/** The package of a module's file, null for a file of the project itself. Facades of shared-ui by their entry point. */
export const packageOf = (file: string): string | null => {
  const facade = FACADE.exec(file)?.[1];
  if (facade !== undefined) return `@coinlane/shared-ui/${facade}`;
  if (!INNERMOST.test(file)) return null;
  const [scope = '', name = ''] = file.replace(INNERMOST, '').split(/[\\/]/);
  // a folder with a dot contains generated files of a build
  if (scope.startsWith('.')) return null;
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
};

const innerModules = (module: Module): readonly Module[] => {
  const inner: unknown = Reflect.get(module, 'modules');
  return Array.isArray(inner) ? inner.filter((each): each is Module => typeof each === 'object') : [];
};

const resourceOf = (module: Module): string => {
  const resource: unknown = Reflect.get(module, 'resource');
  return typeof resource === 'string' ? (resource.split('?')[0] ?? '') : '';
};

/** Packages in a build's files, sorted. Excludes tree-shaken ones. */
export const bundledPackages = ({ modules, chunkGraph }: Compilation): readonly string[] => {
  const carried = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const names = carried
    .flatMap((module) => [module, ...innerModules(module)])
    .map((module) => packageOf(resourceOf(module)));
  return [...new Set(names.filter((name) => name !== null))].toSorted();
};
