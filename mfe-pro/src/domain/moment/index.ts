export { formatDay, formatMoment, timeZoneOf } from './moment';
