/** Removes `(...)` parts from a name (spec §3 "Currency (as listed)"). A name with nothing else stays unchanged. */
export const displayName = (name: string): string => {
  const bare = name
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare === '' ? name.trim() : bare;
};
