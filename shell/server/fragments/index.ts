export { createUpstreamHttp } from './worker/upstream-http.ts';
export { createRenderPool } from './render-pool.ts';
export type { RenderPool } from './render-pool.ts';
export type {
  CheckedFragment,
  Chrome,
  ChromeRequest,
  FragmentFailure,
  Rendered,
  RenderJob,
} from './render-job.ts';
