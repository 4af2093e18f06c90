import { useEffect, useState } from 'react';

/** Announcements of EIP-6963 and of the wallet standard. */
const ANNOUNCEMENTS = ['eip6963:announceProvider', 'wallet-standard:register-wallet'];

/**
 * Whether a wallet announces itself in this browser. The wallet code loads only then. False on the server and
 * before hydration.
 */
export const useHasWallet = (): boolean => {
  const [hasWallet, setHasWallet] = useState(false);
  useEffect(() => {
    const register = (): void => setHasWallet(true);
    for (const name of ANNOUNCEMENTS) addEventListener(name, register);
    dispatchEvent(new Event('eip6963:requestProvider'));
    dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }));
    return () => {
      for (const name of ANNOUNCEMENTS) removeEventListener(name, register);
    };
  }, []);
  return hasWallet;
};
