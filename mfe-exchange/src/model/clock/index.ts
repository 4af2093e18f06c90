import { createClockModel } from './create-clock-model';

export { createClockModel } from './create-clock-model';
export type { Clock, Presence } from './create-clock-model';

export const clockModel = createClockModel();
