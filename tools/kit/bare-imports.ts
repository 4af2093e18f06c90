const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([^'"]+)['"]/g;

const packageNameOf = (specifier: string): string => {
  const [scope = '', name = ''] = specifier.split('/');
  return specifier.startsWith('@') ? `${scope}/${name}` : scope;
};

/**
 * Packages that a JavaScript text imports, sorted and without duplicates. Excludes relative imports and Node modules.
 */
export const bareImports = (text: string): readonly string[] => {
  const specifiers = [...text.matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  const names = specifiers
    .filter((specifier) => /^[@a-z]/.test(specifier) && !specifier.startsWith('node:'))
    .map(packageNameOf);
  return [...new Set(names)].toSorted();
};
