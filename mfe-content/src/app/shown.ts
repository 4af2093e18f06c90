import type { Content } from '../domain/content';
import type { ContentRoute } from '../domain/content-route';

export type Site = { readonly brand: string; readonly origin: string; readonly basename: string };
export type Shown = { readonly route: ContentRoute; readonly content: Content };
