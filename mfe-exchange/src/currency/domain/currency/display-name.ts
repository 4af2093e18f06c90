/** Removes `(...)` parts from a name (spec §3 "Currency (as listed)"). Keeps a name that has nothing else. */
export const displayName = (name: string): string => {
  const bare = name
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return bare === '' ? name.trim() : bare;
};
