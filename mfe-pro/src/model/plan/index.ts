export { createPlanModel, planModel } from './create-plan-model';
