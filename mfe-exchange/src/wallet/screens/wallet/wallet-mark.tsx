import type { Wallet } from '../../domain/wallet';
import styles from './wallet.module.css';

/** Icon and name of a wallet, as announced by the wallet. */
export const WalletMark = ({ wallet: { name, icon } }: { readonly wallet: Wallet }) => (
  <span className={styles.mark}>
    {icon !== null && <img src={icon} alt="" width={20} height={20} className={styles.icon} />}
    <bdi translate="no">{name}</bdi>
  </span>
);
