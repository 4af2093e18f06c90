const groupLength = 4;
const emphasisedGroups = 2;
/** Tags and memos up to this length stay whole: digit groups would be misread. */
const longestWhole = 12;

export type AddressGroup = { readonly text: string; readonly isEmphasised: boolean };

/**
 * Splits an address into groups of four characters. A short text stays whole. Marks the first two and last two
 * groups, which users compare.
 */
export const groupAddress = (address: string): readonly AddressGroup[] => {
  if (address !== '' && address.length <= longestWhole) return [{ text: address, isEmphasised: true }];
  const count = Math.ceil(address.length / groupLength);
  return Array.from({ length: count }, (_, index) => ({
    text: address.slice(index * groupLength, (index + 1) * groupLength),
    isEmphasised: index < emphasisedGroups || index >= count - emphasisedGroups,
  }));
};
