import { timeZoneHeader } from './time-zone.rule';

describe('timeZoneHeader (spec §7: "Zone (GMT+hhmm)")', () => {
  it.each([
    { zone: 'Europe/Berlin', offset: -60, header: 'Europe/Berlin (GMT+0100)' },
    { zone: 'Asia/Kolkata', offset: -330, header: 'Asia/Kolkata (GMT+0530)' },
    { zone: 'America/St_Johns', offset: 210, header: 'America/St_Johns (GMT-0330)' },
    { zone: 'UTC', offset: 0, header: 'UTC (GMT+0000)' },
  ])('$header', ({ zone, offset, header }) => {
    expect(timeZoneHeader(zone, offset)).toBe(header);
  });
});
