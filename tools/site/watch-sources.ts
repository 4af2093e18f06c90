import { watch } from 'node:fs';

const IGNORED = /(^|\/)(dist|node_modules|\.cache)(\/|$)|\.test\.tsx?$|~$/;

/** Calls back once when edits in the folders have settled. Returns a function that stops watching. */
export const watchSources = (
  folders: readonly string[],
  settleMs: number,
  changed: () => void,
): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || IGNORED.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, settleMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};
