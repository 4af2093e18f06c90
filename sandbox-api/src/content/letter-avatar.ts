import { seededFraction } from '../seed.ts';

const LETTERS = 2;

const escaped = (letters: string): string => letters.replace(/[^0-9A-Z]/g, '?');

/** Icon for a currency without one: its letters in white on a colour. The contrast is at least 4.5:1. */
export const letterAvatar = (ticker: string): string => {
  const hue = Math.floor(seededFraction(`hue:${ticker}`) * 360);
  const letters = escaped(ticker.slice(0, LETTERS).toUpperCase());
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">' +
    `<circle cx="16" cy="16" r="16" fill="hsl(${String(hue)} 55% 27%)"/>` +
    '<text x="16" y="21" text-anchor="middle" font-family="Roboto,Arial,sans-serif" font-size="13" ' +
    `font-weight="600" fill="#fff">${letters}</text></svg>`
  );
};
