import { INLINE_SCRIPTS } from './inline-scripts.table.ts';

/**
 * Source of a function that a page runs as an inline script. Minified, because every page contains it. The
 * function uses nothing outside its body, and is in the table of `node tools/inline-scripts.ts`.
 */
export const inlineScript = (run: { readonly name: string }): string => {
  const found = Object.entries(INLINE_SCRIPTS).find(([name]) => name === run.name);
  if (found === undefined) throw new Error(`${run.name} is not in the table of inline scripts`);
  return `(${found[1]})`;
};
