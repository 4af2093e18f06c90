/** A task of its own: between two of them the browser may paint, and hear what a visitor does. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** All of it is in this one script; it is run in parts, because a slow phone would stand still for the whole. */
const startInParts = async (script: HTMLOrSVGScriptElement | null): Promise<void> => {
  await import(/* webpackMode: "eager" */ './remotes/shared-scope');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap');
  await nextTask();
  start(script);
};

const { currentScript } = document;
void nextTask().then(() => startInParts(currentScript));
