export { formatDay, formatMoment, formatWait, timeZoneOf } from './moment';
