import { inTasks, nextTask } from '@coinlane/shared-ui/next-task';

/** Runs the script in several tasks, so that it does not block a slow phone. */
const startInParts = async (script: HTMLOrSVGScriptElement | null): Promise<void> => {
  await inTasks([
    () => import(/* webpackMode: "eager" */ 'react'),
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ 'effector'),
    () => import(/* webpackMode: "eager" */ 'io-ts'),
    () => import(/* webpackMode: "eager" */ '@coinlane/shared-ui/navigation'),
    () => import(/* webpackMode: "eager" */ './remotes/shared-scope'),
    () =>
      import(/* webpackMode: "eager", webpackExports: "PageData" */ '@coinlane/shared-contracts/lifecycle'),
    () => import(/* webpackMode: "eager", webpackExports: "RemoteSlot" */ './remotes/remote-slot'),
    () => import(/* webpackMode: "eager", webpackExports: "Layout" */ './chrome/layout'),
    () => import(/* webpackMode: "eager", webpackExports: "Page" */ './page'),
    () => import(/* webpackMode: "eager", webpackExports: "createServices" */ './start/create-services'),
  ]);
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap');
  await nextTask();
  await start(script);
};

void startInParts(document.currentScript);
