export { createUpstreamHttp } from './upstream-http.ts';
export { createRenderProcess } from './render-process.ts';
export type { RenderProcess } from './render-process.ts';
export type { CheckedFragment, Chrome, FragmentFailure, Rendered, RenderJob } from './render-job.ts';
