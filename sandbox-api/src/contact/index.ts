export { ContactBody, DESKS } from './routes.ts';
export { addFormRoutes } from './add-form-routes.ts';
export { fieldProblems } from './form-fields.ts';
