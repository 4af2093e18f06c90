export { toContentView } from './content-view';
export type { ContentAnswer, ContentView } from './content-view';
export { contentModel, createContentModel } from './create-content-model';
