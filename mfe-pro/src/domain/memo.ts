import { findNetwork } from '@coinlane/chains/networks';

/** Whether a network has memos or tags, and one of this form. The service decides about a network that is not listed here. */
export const isMemoOf = (network: string, memo: string): boolean => {
  const text = memo.trim();
  const row = findNetwork(network);
  if (text === '' || row === null) return true;
  return row.extraId !== null && new RegExp(row.extraId.pattern).test(text);
};
