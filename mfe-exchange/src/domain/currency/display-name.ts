/** A name without any `(...)` part (spec §3 "Currency (as listed)"); a name that is nothing else stays. */
export const displayName = (name: string): string => {
  const bare = name
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare === '' ? name.trim() : bare;
};
