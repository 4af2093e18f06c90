/** Time-Zone header (spec §7 "Account API"): zone name and offset, `Europe/Berlin (GMT+0100)`. */
export const timeZoneHeader = (zone: string, offsetMinutes: number): string => {
  const ahead = -offsetMinutes;
  const sign = ahead < 0 ? '-' : '+';
  const minutes = Math.abs(ahead);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${zone} (GMT${sign}${pad(Math.floor(minutes / 60))}${pad(minutes % 60)})`;
};
