import { createSideModels } from '../create-side-models';
import { content } from './content';

export const sides = createSideModels(content);
