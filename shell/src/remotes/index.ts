export { loadLifecycle } from './load-lifecycle';
export type { LoadPorts } from './load-remote';
export { RemoteLoadError } from './load-failure';
export { growingPageFiles } from './page-files';
export { LoadingBones, RemoteSlot } from './remote-slot';
export { installScriptPolicy } from './script-policy';
export { SlotFallback } from './slot-fallback';
export { useShellPart } from './use-shell-part';
