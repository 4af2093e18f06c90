export type { ContentView } from './content-view';
export { contentModel, createContentModel } from './create-content-model';
